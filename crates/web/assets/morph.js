// Idiomorph, which changes a part of the page into its new version.
//
// Chromium (seen in 156) can crash while it paints after `moveBefore` has moved an element out of a
// size container: the old container still lists the box of the moved element, which no longer
// exists. Without that method, Idiomorph uses `insertBefore`.
delete Element.prototype.moveBefore;
export { Idiomorph } from "./vendor/idiomorph.js";
