import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from './fixtures'

const source = (name: string) => join('test/fixtures/islands', name)
const quiet = { configFile: false, logLevel: 'silent' } as const

// In one worker, because the build takes longer than the tests.
test.describe.configure({ mode: 'default' })

let html: string
/** The files that the page loads, by path. */
const files = new Map<string, string>()

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bemr-islands-'))
  try {
    const output = { entryFileNames: 'page.mjs' }
    await build({
      ...quiet,
      // The built file is in a folder without packages, so they are bundled.
      ssr: { noExternal: true },
      build: { ssr: source('page.tsx'), outDir: folder, rollupOptions: { output } },
    })
    html = ((await import(pathToFileURL(join(folder, 'page.mjs')).href)) as { html: string }).html
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  const output = { entryFileNames: 'assets/start.js', chunkFileNames: 'assets/[name].js' }
  const built = await build({
    ...quiet,
    build: { write: false, rollupOptions: { input: source('browser.ts'), output } },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('One build was expected')
  for (const file of built.output) if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code)
})

/** Opens a page that is not part of any build. */
async function openCounters(page: Page) {
  await page.route('**/two-counters', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "default-src 'self'" },
      body: `<!doctype html><html lang="en"><title>x</title>${html}<script type="module" src="/assets/start.js"></script></html>`,
    }),
  )
  await page.route('**/assets/*.js', (route) => {
    const code = files.get(new URL(route.request().url()).pathname)
    return code === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: code })
  })
  await page.goto('/two-counters')
}

test('an island is rendered before its script runs, hydrated by it, and independent of other islands', async ({
  page,
}) => {
  expect(html).toContain('Counted: 3')
  expect(html).toContain('Counted: 40')
  await openCounters(page)
  const [first, second] = [page.locator('#counter'), page.locator('#second')]
  // React has hydrated what the server rendered; an empty console shows that both agree.
  await expect
    .poll(async () => {
      await first.getByRole('button').click()
      return first.getByRole('status').textContent()
    })
    .not.toBe('Counted: 3')
  await expect(second.getByRole('status')).toHaveText('Counted: 40')
  const id = (await second.getByRole('status').getAttribute('id')) ?? ''
  await expect(second.getByRole('button')).toHaveAttribute('aria-describedby', id)
  expect(await first.getByRole('status').getAttribute('id')).not.toBe(id)
})

test.describe('an island whose code fails to load', () => {
  test.use({ provoked: /ERR_FAILED|Failed to fetch/ })

  test('stays as the server rendered it', async ({ page }) => {
    const chunk = [...files.keys()].find((path) => path.includes('counter'))
    files.delete(chunk ?? '')
    await openCounters(page)
    await expect(page.locator('#counter').getByRole('status')).toHaveText('Counted: 3')
  })
})
