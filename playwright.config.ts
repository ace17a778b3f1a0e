import { defineConfig, devices } from '@playwright/test'

/** Chromium cannot make its sandbox as root, and is to call nobody but the site. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Otherwise it emulates a graphics card, to draw what no test looks at as pixels.
  '--disable-gpu',
  // The pages of a test share a process. Otherwise its first page starts a second one, because it isolates itself by COOP.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

export default defineConfig({
  testDir: 'test/browser',
  globalSetup: './test/support/browser-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs. No test is to depend on how fast the machine is.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    // Read when a worker starts, after the global setup has set it.
    baseURL: process.env.TEST_SITE_URL,
    // What never appears fails its own test, and does not hold a worker for the whole of that time.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Without the fade from page to page, which takes no clicks while it runs. A test of the fade asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.TEST_HEADLESS_SHELL, args },
  },
})
