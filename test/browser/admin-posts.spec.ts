import type { Page } from '@playwright/test'
import { beginDraft, enterAdmin, openAdmin, runSql, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { act, button, expect, hold, newName, status, test, withAndWithoutScripts } from './fixtures'

const text = (page: Page) => page.getByLabel('Text (HTML)')

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-')

/** Opens the page of a new draft; a field that is filled in while its scripts start can have the text twice. */
async function openDraft(page: Page, title: string, hasScripts = true): Promise<string> {
  await enterAdmin(page)
  const answer = await page.request.post('/api/admin/posts', { data: { title } })
  const path = `/admin/posts/${(await answer.json()).id}`
  await page.goto(path)
  if (hasScripts) await scriptsRun(page)
  return path
}

/** Changes the same article as another person. */
async function changeElsewhere(page: Page, path: string, changes: object): Promise<void> {
  const address = path.replace('/admin/', '/api/admin/')
  const { revision } = await (await page.request.get(address)).json()
  const answer = await page.request.patch(address, { data: { revision, ...changes } })
  expect(answer.status()).toBe(200)
}

test.use({ provoked: /40[149]|422/ })

/** These tests write HTML; the editor has its own test file. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('article-editor', 'html')))

withAndWithoutScripts((hasScripts) => {
  test('an article is drafted, previewed, published, changed, unpublished, removed, and restored', async ({ page }) => {
    const title = newName('Consent & care')
    const slug = slugOf(title).replace('&', 'and')
    const visible = async () => (await page.request.get(`/blog/${slug}`)).status()
    await openAdmin(page, '/admin/posts')
    const path = await beginDraft(page, title)
    await page.getByLabel('Excerpt').fill('How consent is asked for.')
    await page.getByRole('textbox', { name: 'Tags' }).fill('consent\n intake \n')
    await page.getByLabel('Security & Compliance').check()
    await text(page).fill('<h2>Before</h2>\n<p>Ask first.</p>')
    await button(page, 'Save draft').click()
    await expect(status(page, 'Saved')).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue('consent\nintake')
    await expect(page.getByLabel('Security & Compliance')).toBeChecked()
    expect(await visible()).toBe(404)

    await page.goto(`${path}/preview`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('This article is a draft.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to editing' }).click()

    await text(page).fill('<h2>Before</h2>\n<p>Ask first, always.</p>')
    await act(page, 'Save and publish', 'Published')
    await expect(page.getByRole('link', { name: 'View Article' })).toHaveAttribute('href', `/blog/${slug}`)
    await expect.poll(visible).toBe(200)

    await page.getByLabel('Title', { exact: true }).fill(`${title} anew`)
    await text(page).fill('<h2>Before</h2>\n<p>Ask first, and write it down.</p>')
    await act(page, 'Save', 'Saved')
    const shown = async () => (await page.request.get(`/blog/${slug}`)).text()
    await expect.poll(shown).toContain('and write it down')

    await page.getByRole('link', { name: 'Revision 4' }).click()
    await expect(page.getByText('Changed: Title, Text (HTML)')).toBeVisible()
    await page.getByRole('link', { name: 'Revision 3' }).click()
    await expect(page.locator('ins', { hasText: 'write it down' })).toBeVisible()
    await expect(page.locator('del', { hasText: 'always' })).toBeVisible()
    await page.getByRole('link', { name: 'Compare with previous' }).click()
    await expect(page.getByRole('heading', { name: 'What revision 3 changed' })).toBeVisible()
    await expect(page.locator('ins', { hasText: 'always' })).toBeVisible()
    await act(page, 'Restore revision 3', 'Revision restored')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(shown).toContain('always')

    for (const [removal, done] of [
      ['Unpublish', 'Unpublished'],
      ['Remove', 'Removed'],
    ] as const) {
      await act(page, removal, done)
      await expect.poll(visible).toBe(404)
      await act(page, 'Undo', 'Undone')
      await expect.poll(visible).toBe(200)
    }
    await act(page, 'Remove', 'Removed')
    await page.goto('/admin/posts?status=removed')
    await page.getByRole('link', { name: title }).click()
    await act(page, 'Restore and publish', 'Published')
    await expect.poll(visible).toBe(200)
  })

  test('a rejected save gives the reason and keeps everything typed', async ({ page }) => {
    await openDraft(page, newName('Refused'), hasScripts)
    await page.getByLabel('URL (slug)').fill('No Address')
    await page.getByLabel('Title for search engines').fill('x'.repeat(71))
    await text(page).fill('<p>Kept</p>')
    await page.getByLabel('Billing & RCM').check()
    await button(page, 'Save and publish').click()
    await expect(page.getByRole('alert')).toContainText('Use lowercase letters')
    await expect(page.getByLabel('URL (slug)')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('URL (slug)')).toHaveValue('No Address')
    await expect(text(page)).toHaveValue('<p>Kept</p>')
    await expect(page.getByLabel('Billing & RCM')).toBeChecked()
  })

  test("a save over another person's change shows that change first", async ({ page }) => {
    const path = await openDraft(page, newName('Conflict'), hasScripts)
    await changeElsewhere(page, path, { excerpt: 'Theirs', seo_title: 'Kim' })
    await page.getByLabel('Excerpt').fill('Mine')
    await button(page, 'Save draft').click()
    await expect(page.getByRole('alert')).toContainText('Someone else has changed this article in the meantime.')
    await expect(page.locator('del', { hasText: 'Theirs' })).toBeVisible()
    await expect(page.locator('ins', { hasText: 'Mine' })).toBeVisible()
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
    await expect(page.getByLabel('Title for search engines')).toHaveValue('Kim')
    await act(page, 'Save draft', 'Saved')
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
    await expect(page.getByLabel('Title for search engines')).toHaveValue('Kim')
  })

  // Without scripts these use the same forms, which are sent, answered, and rejected as above.
  if (!hasScripts) return

  test('broken links, HTML that was removed, and unsupported figures are told before publishing, and former addresses after it', async ({
    page,
  }) => {
    const title = newName('Linked')
    await openDraft(page, title)
    const link = '<p><a href="/no-such-page">There</a></p>'
    await text(page).fill(link)
    await button(page, 'Save and publish').click()
    const problems = page.getByRole('region', { name: 'Links to check' })
    await expect(problems.getByRole('listitem')).toHaveText([
      'The link "/no-such-page" points to no page of this site.',
    ])
    await expect(text(page)).toHaveValue(link)
    expect((await page.request.get(`/blog/${slugOf(title)}`)).status()).toBe(404)
    await text(page).fill(`<p onclick="x()">TherapyNotes costs $7 per month.</p>${link}<script>gone()</script>`)
    await button(page, 'Save draft').click()
    await expect(status(page, 'Saved')).toContainText('We adjusted some of the HTML')
    await expect(page.locator('del', { hasText: 'onclick' })).toBeVisible()
    await expect(text(page)).toHaveValue(/^<p>TherapyNotes costs/)
    await expect(page.getByRole('region', { name: 'Figures to check' })).toContainText('TherapyNotes')
    await expect(button(page, 'Publish with 2 problems')).toBeHidden()
    await page.getByText('Save and publish anyway').click()
    await act(page, 'Publish with 2 problems', 'Published')
    await expect(problems).toBeVisible()

    await text(page).fill('<p><a href="/rules">rules</a></p>')
    await page.getByLabel('URL (slug)', { exact: true }).fill(`${slugOf(title)}-anew`)
    await act(page, 'Save', 'Saved')
    await expect(problems).toBeHidden()
    await expect(page.getByText(`Former addresses that lead here: /blog/${slugOf(title)}`)).toBeVisible()
  })

  test('an article is scheduled, rescheduled, and unscheduled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const title = newName('Scheduled')
    const time = page.getByLabel('Date and time')
    const path = await openDraft(page, title)
    await text(page).fill('<p>A text</p>')
    await time.fill('2020-01-01T09:00')
    await button(page, 'Save and schedule').click()
    await expect(page.getByRole('alert')).toContainText('This time has passed.')
    await expect(time).toHaveValue('2020-01-01T09:00')
    await expect(text(page)).toHaveValue('<p>A text</p>')
    const year = new Date().getFullYear() + 1
    await time.fill(`${year}-03-02T09:00`)
    await act(page, 'Save and schedule', 'Scheduled')
    await expect(page.getByText(`It will be published Mar 2, ${year}, 9:00 AM, as scheduled by`)).toBeVisible()
    expect(await pageFaults(page)).toEqual([])
    await time.fill(`${year}-03-03T16:30`)
    await button(page, 'Save and reschedule').click()
    await expect(page.getByText(`It will be published Mar 3, ${year}, 4:30 PM`)).toBeVisible()
    await page.goto('/admin/posts?status=scheduled')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row).toContainText(`Will be published Mar 3, ${year}, 4:30 PM`)
    expect(await pageFaults(page)).toEqual([])
    await page.goto(path)
    await act(page, 'Unschedule', 'Unscheduled')
    await expect(time).toHaveValue('')
  })

  test('an article that missed its scheduled time is listed on the overview', async ({ page }) => {
    const title = newName('Late')
    const path = await openDraft(page, title)
    const id = path.split('/').at(-1) ?? ''
    await runSql(
      `insert into article_schedules (post_id, publish_at, scheduled_by, known_problems, problems)
         values ('${id}', now() - interval '1 hour', 'Ann', '{}', array['The link "/gone" points to no page of this site.'])`,
    )
    await page.goto('/admin')
    const late = page.getByRole('region', { name: 'Scheduled articles that were not published' })
    await expect(late.getByRole('listitem').filter({ hasText: title })).toContainText('"/gone" points to no page')
    expect(await pageFaults(page)).toEqual([])
    await late.getByRole('link', { name: title }).click()
    await expect(page.getByRole('region', { name: 'Not published at its time' })).toContainText('"/gone"')
  })
})

test('an author, existing tags, and a review are chosen on a phone, also by keyboard, and readers see them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [title, other] = [newName('Reviewed'), newName('Tagged')]
  const person = `Dr. Ada ${process.pid} ${Date.now()}`
  await runSql(`insert into people (id, name, role) values (gen_random_uuid(), $1, 'editor')`, [person])
  await openDraft(page, other)
  const tag = `Sliding scale ${Date.now()}`
  await page.getByLabel('Add a tag').fill(tag)
  await button(page, 'Save draft').click()
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(tag)

  await page.goto('/admin/posts')
  await beginDraft(page, title)
  await expect(page.locator(`datalist option[value="${tag}"]`)).toHaveCount(1)
  await page.getByLabel('Add a tag').focus()
  await page.keyboard.type(tag.toLowerCase().replace(' ', '-'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('A new one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Tags' })).toHaveValue(`${tag}\nA new one`)
  await text(page).fill('<p>See <a href="/rules#part-2">the rule</a>.</p>')
  await page.getByLabel('Author', { exact: true }).selectOption(person)
  await page.getByLabel('Reviewed on').fill('2026-01-05')
  await page.getByLabel('Reviewed by').selectOption(person)
  await act(page, 'Save and publish', 'Published')
  await expect(page.getByLabel('Review again by')).toHaveValue('2026-07-04')
  expect(await pageFaults(page)).toEqual([])

  await expect.poll(async () => (await page.request.get(`/blog/${slugOf(title)}`)).status()).toBe(200)
  await page.goto(`/blog/${slugOf(title)}`)
  await expect(page.getByText(`Reviewed January 5, 2026 by ${person}`)).toBeVisible()
  await expect(page.getByText(`By ${person}`, { exact: true })).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
})

test("text typed before the page's scripts have loaded stays, and is counted", async ({ page }) => {
  const path = await openDraft(page, newName('Early'))
  const release = await hold(page, '**/assets/**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await text(page).fill('<p>One two</p>')
  release()
  await expect(page.getByText('2 words, 14 of 50,000 characters')).toBeVisible()
  await expect(text(page)).toHaveValue('<p>One two</p>')
})

test('an article can be edited by keyboard alone', async ({ page }) => {
  await openAdmin(page, '/admin/posts')
  await page.getByText('New article', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newName('Keys'))
  await page.keyboard.press('Enter')
  await expect(status(page, 'Draft started')).toBeFocused()
  await page.getByLabel('Excerpt').focus()
  await page.keyboard.type('By keys')
  await expect(button(page, 'Insert a picture')).toBeVisible()
  for (const stop of ['Rich text', 'Markdown', 'HTML', 'Live preview', 'Insert a picture']) {
    await page.keyboard.press('Tab')
    await expect(button(page, stop)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('<p>Text</p>')
  await button(page, 'Save and publish').focus()
  await page.keyboard.press('Space')
  await expect(status(page, 'Published')).toBeFocused()
})

test('a long title wraps in its field, stays one line, and Enter saves it', async ({ page }) => {
  await openDraft(page, newName('Wrapped'))
  await page.setViewportSize({ width: 360, height: 780 })
  const title = page.getByLabel('Title', { exact: true })
  const long = newName('What to ask a vendor about consent, and how to read the answer')
  await title.fill(long.replace(', ', ',\n'))
  await expect(title).toHaveValue(long.replace(', ', ', '))
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  expect((await title.boundingBox())?.height).toBeGreaterThan(64)
  await title.press('End')
  await title.press('Enter')
  await expect(status(page, 'Saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long)
})
