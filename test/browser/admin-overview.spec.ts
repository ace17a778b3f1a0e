import type { Locator } from '@playwright/test'
import { type Site, startSite } from '../support/site'
import { openAdmin } from './admin'
import { pageFaults } from './checks'
import { expect, test } from './fixtures'

// A separate site, first empty, then filled.
test.describe.configure({ mode: 'serial' })

let site: Site
test.beforeAll(async () => {
  site = await startSite({ BUSINESS_TIME_ZONE: 'UTC' }, { worker: false })
})
test.afterAll(() => site.stop())

/** Ninety days of a small site, two kinds of waiting emails, and names of the maximum length. */
async function fill(): Promise<void> {
  await site.db.raw(`
    insert into page_views (day, path, count)
      select (now() at time zone 'utc')::date - ago, path, size + (ago * 7 + size) % 11
      from generate_series(0, 89) as ago,
        (values ('/', 40), ('/get-recommendation', 6), ('/comparisons', 21), ('/blog/a-first-article', 9)) as page (path, size);
    insert into page_view_months values ('2026-01-01', '/', 4321);
    insert into page_view_sources
      select (now() at time zone 'utc')::date, source, count
      from (values ('direct', 60), ('a-very-long-name-of-a-search-engine.departments.example.com', 31), ('other', 2)) as one (source, count);
    insert into blog_posts (title, slug, content, status, published_at)
      values ('A first article', 'a-first-article', '<p>Text</p>', 'published', now());
    insert into leads (id, created_at, first_name, last_name, work_email, phone_number, organization_name, industry,
        current_emr, number_of_providers, estimated_monthly_budget, your_role, organization_description)
      select gen_random_uuid(), now() - interval '3 days' * at, 'A', 'B', 'a@example.com', '1', 'O', 'other', 'none', '1-5', '1', 'other', 'T'
      from generate_series(0, 12) as at;
    insert into contact_messages (id, created_at, name, email, subject, message)
      select gen_random_uuid(), now() - interval '2 days' * at, 'A', 'a@example.com', 'S', 'M' from generate_series(0, 4) as at;
    insert into deliveries (id, kind, subject_id, message_id, state, created_at)
      values (gen_random_uuid(), 'lead-team', gen_random_uuid(), '1', 'pending', now() - interval '200 minutes'),
        (gen_random_uuid(), 'lead-team', gen_random_uuid(), '2', 'failed', now() - interval '3 days');
    insert into outbox (id, job, payload, relayed_at) values (gen_random_uuid(), 'deliver-mail', '{}', now());
  `)
}

test('an empty overview says so, and has no faults', async ({ page }) => {
  await openAdmin(page, `${site.url}/admin`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  for (const nothing of ['No visits yet.', 'No reads yet.', 'Nothing in the queue.'])
    await expect(page.getByText(nothing)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Oldest unsent email' })).toContainText('None')
  expect(await pageFaults(page)).toEqual([])
})

test('a full overview has no faults, and its tables match its charts', async ({ page }) => {
  await fill()
  // The empty site's counts are cached for a minute in its process.
  await site.web.stop('SIGTERM')
  await site.web.start()
  await openAdmin(page, `${site.url}/admin`)
  const periods = page.getByRole('navigation', { name: 'Period' })
  await expect(periods.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', 'page')
  await periods.getByRole('link', { name: 'Last 7 days' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\?days=7$/)
  await expect(page.getByRole('img', { name: /^The last 7 days: 3 leads, at most 1 .*; 4 messages/ })).toBeVisible()
  const views = page.getByRole('region', { name: 'Page views per day' })
  await views.getByText('Numbers').click()
  const cells = await views.getByRole('cell').allTextContents()
  const total = cells.reduce((sum, cell) => sum + Number(cell.replace(',', '')), 0)
  await expect(views.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^The last 7 days: ${total.toLocaleString('en-US')} views, at most`),
  )
  expect(cells).toHaveLength(7)

  await expect(page.getByRole('link', { name: 'Oldest unsent email' })).toContainText('3 hours')
  await expect(page.getByRole('link', { name: 'Failed emails' })).toContainText('1')
  await expect(
    page.getByRole('region', { name: 'Where visits begin' }).getByRole('row', { name: /^Direct or unknown/ }),
  ).toContainText('60')
  await expect(page.getByRole('link', { name: 'A first article' })).toHaveAttribute('href', '/blog/a-first-article')
  for (const details of await page.getByText('Numbers').all()) if (!(await isOpen(details))) await details.click()
  expect(await pageFaults(page)).toEqual([])
})

const isOpen = (summary: Locator) => summary.evaluate((element) => element.parentElement?.hasAttribute('open') ?? false)

test('where a browser replaces all colors, the legend keeps those of the bars', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAdmin(page, `${site.url}/admin?days=7`)
  const chart = page.getByRole('region', { name: 'Leads and messages per day' })
  const colors = (shapes: Locator) =>
    shapes.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))].sort())
  const legend = await colors(chart.locator('span > svg'))
  expect(legend).toHaveLength(2)
  expect(await colors(chart.getByRole('img').locator('rect'))).toEqual(legend)
})
