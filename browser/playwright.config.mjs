import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  timeout: 240_000,
  workers: 2,
  // Whole games are played at random, with real clocks, on machines that may be busy. A test that
  // needs another try is named in the output.
  retries: 2,
  reporter: [["line"], ["./tally.mjs"]],
  use: {
    locale: "en",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
      ],
    },
  },
});
