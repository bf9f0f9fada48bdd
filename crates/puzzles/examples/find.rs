use asterism_puzzles::*;
fn main() {
    let mut a = std::env::args().skip(1);
    let title = a.next().unwrap();
    let count: usize = a.next().unwrap().parse().unwrap();
    let alike: usize = a.next().unwrap().parse().unwrap();
    let limit: u64 = a.next().unwrap().parse().unwrap();
    let t = std::time::Instant::now();
    let mut s = Selection::new(count, alike);
    let mut g = 0;
    let mut all = 0;
    while !s.is_full() && t.elapsed().as_secs() < limit {
        for p in puzzles_of_game(&title, 1, g).unwrap() {
            all += 1;
            s.add(p);
        }
        g += 1;
        if g % 200 == 0 {
            eprintln!(
                "{title}: {g} games, {all} found, {} chosen, {:?}",
                s.chosen.len(),
                t.elapsed()
            );
        }
    }
    eprintln!("{title}: {g} games, {all} found, {} chosen, {:?}", s.chosen.len(), t.elapsed());
    print!("{}", puzzle_text(&s.chosen));
}
