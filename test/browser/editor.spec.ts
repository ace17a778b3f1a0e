import type { Page } from '@playwright/test'
import { enterAdmin } from './admin'
import { linesOf, pageFaults, sidewaysScroll } from './checks'
import { act, button, expect, hold, newName, status, test } from './fixtures'

const rich = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const html = (page: Page) => page.getByLabel('Text (HTML)')
const markdown = (page: Page) => page.getByLabel('Text (Markdown)')

/** Starts a draft with a text, and opens its page with the rich text editor. */
async function openDraft(page: Page, content = ''): Promise<string> {
  await enterAdmin(page)
  const answer = await page.request.post('/api/admin/posts', { data: { title: newName('Edited'), content } })
  expect(answer.status()).toBe(201)
  const { id } = await answer.json()
  await page.goto(`/admin/posts/${id}`)
  await expect(rich(page)).toBeVisible()
  return `/admin/posts/${id}`
}

const stored = async (page: Page, path: string): Promise<string> =>
  (await (await page.request.get(path.replace('/admin/', '/api/admin/'))).json()).content

async function save(page: Page) {
  // The notice of an earlier save may still be shown, so this waits for the response.
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /^\/admin\/posts\/[^/]+$/.test(new URL(response.url()).pathname),
  )
  await button(page, 'Save draft').click()
  expect((await answer).ok()).toBe(true)
  await expect(status(page, 'Saved')).toBeVisible()
}

test.use({ provoked: /40[149]|422/ })

test('rich text is stored as the HTML of an article', async ({ page }) => {
  const path = await openDraft(page)
  await rich(page).click()
  await page.keyboard.type('## Intake')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('first')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type(', then ')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type('write')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type(': see ')
  await page.keyboard.press('ControlOrMeta+k')
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByLabel('Address').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/Write an address such as/)
  await dialog.getByLabel('Address').fill('/vendors')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await save(page)
  expect(await stored(page, path)).toBe(
    '<h2>Intake</h2>\n<p>Ask <strong>first</strong>, then <em>write</em>: see <a href="/vendors">/vendors</a></p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  )
})

test('a table and a picture with its alt text are inserted from the toolbar', async ({ page }) => {
  const path = await openDraft(page, '<p>Before</p>')
  await rich(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await button(page, 'Table').click()
  const table = rich(page).getByRole('table')
  await page.keyboard.type('System')
  await expect(table.getByRole('columnheader').first()).toHaveText('System')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Plan')
  await expect(table.getByRole('columnheader').nth(1)).toHaveText('Plan')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('EMR')
  await expect(table.getByRole('columnheader').first()).toHaveText('EMR')
  await expect(rich(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(rich(page)).not.toBeFocused()
  await table.getByRole('cell').last().click()
  await page.keyboard.type('Last')
  await expect(table.getByRole('cell').last()).toHaveText('Last')
  await page.keyboard.press('Tab')
  await expect(rich(page)).not.toBeFocused()
  await table.getByRole('columnheader').first().click()
  await button(page, 'Delete column').click()
  await button(page, 'Add row').click()
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await rich(page).getByText('Before').click()
  await button(page, 'Insert a picture').click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByRole('listitem').first().getByRole('button').click()
  const picture = rich(page).locator('img:not(.ProseMirror-separator)')
  await picture.click()
  await page.getByLabel('Alt text of the picture').fill('A desk with "two" screens')
  await save(page)
  const content = await stored(page, path)
  expect(content).toMatch(/<img src="[^"]+" alt="A desk with &quot;two&quot; screens" width="\d+" height="\d+"/)
  expect(content.match(/<tr>/g)).toHaveLength(4)
  expect(content).toContain('</thead>')
})

test('no mode but the chosen one is seen first, and nothing moves when the editor has loaded', async ({ page }) => {
  // A longer text grows below the window.
  const path = await openDraft(page, '<p>One of a few paragraphs.</p>'.repeat(4))
  await page.addInitScript(() => {
    const seen = new Set<string | null>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('fieldset [aria-pressed=true]')) seen.add(textContent)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const release = await hold(page, '**/assets/**/*editor*.css')
  await page.goto(path, { waitUntil: 'commit' })
  const wait = (ms: number) =>
    html(page).evaluate((area, currentTime) => {
      for (const animation of area.getAnimations()) Object.assign(animation, { currentTime }).pause()
    }, ms)
  await wait(1_000)
  await expect(html(page)).toBeHidden()
  await wait(3_000)
  await expect(html(page)).toBeVisible()
  const top = async () => (await page.locator('#content-length').boundingBox())?.y ?? Number.NaN
  const before = await top()
  release()
  await expect(rich(page)).toBeVisible()
  expect(Math.abs((await top()) - before)).toBeLessThan(12)
  expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toEqual(['Rich text'])
})

test('a text survives switching between the editing modes, and one that the editor would damage stays HTML, with a note', async ({
  page,
}) => {
  const content =
    '<h2 id="article-a">A</h2>\n<p>b <strong>c</strong> <a href="/rules" rel="nofollow" title="T">d</a></p>\n<table>\n<thead>\n<tr>\n<th>e</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>f</td>\n</tr>\n</tbody>\n</table>\n'
  const path = await openDraft(page, content)
  const before = await stored(page, path)
  await button(page, 'Markdown').click()
  await expect(markdown(page)).toHaveValue(/^## A \{#article-a\}\n\nb \*\*c\*\* <a href="\/rules"/)
  await button(page, 'HTML').click()
  await expect(html(page)).toHaveValue(before)
  await button(page, 'Rich text').click()
  await expect(rich(page).getByRole('heading')).toHaveText('A')
  await save(page)
  expect(await stored(page, path)).toBe(before)

  // The next text opens in the mode that was chosen last.
  await page.goto(path)
  await expect(rich(page)).toBeVisible()
  await button(page, 'HTML').click()
  await html(page).fill('<p>a <strong title="b">c</strong></p>')
  await act(page, 'Rich text', 'The rich text editor cannot hold all of this text')
  await expect(html(page)).toHaveValue('<p>a <strong title="b">c</strong></p>')
  await save(page)
  expect(await stored(page, path)).toBe('<p>a <strong title="b">c</strong></p>')
})

test('text pasted from a word processor is cleaned, and changes of its meaning are told (peers F8, F9)', async ({
  page,
}) => {
  const path = await openDraft(page)
  await rich(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<style>p { margin: 0 }</style><b style="font-weight:normal" id="docs-internal-guid-1"><p style="color:red"><span style="font-weight:700">Bold</span> <span onclick="x()">text</span> <s>gone</s></p></b><table><tr><td colspan="2">a</td><td>b</td></tr></table>',
    )
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(status(page, 'Changed while pasting: Crossed-out text was left out. Merged table cells')).toBeVisible()
  await save(page)
  const content = (await stored(page, path)).replace(/\n/g, '')
  expect(content).toContain('<p><strong>Bold</strong> text</p><table>')
  expect(content).toContain('<td>a</td><td>a</td><td>b</td>')
})

test('the toolbar is a single Tab stop, is navigated by arrow keys, and shows which buttons are on', async ({
  page,
}) => {
  await openDraft(page, '<p>Text</p>')
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await rich(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Alt+F10')
  await expect(toolbar.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rich(page)).toBeFocused()
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await expect(html(page)).toHaveValue('<p><strong>Text</strong></p>')
  await page.keyboard.press('Shift+Tab')
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(toolbar.getByRole('button', { name: 'Redo' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(rich(page)).toBeFocused()
})

test('the editor passes axe; on a phone its toolbar is one row, whose buttons are large enough to tap and scroll into view', async ({
  page,
}) => {
  await openDraft(
    page,
    '<h2>A</h2><p>b <a href="/rules">c</a></p><table><tbody><tr><td>d</td><td>164.308(a)(3)(ii)(C)</td><td>A duty told in some words</td></tr></tbody></table>',
  )
  await rich(page).getByRole('cell').first().click()
  for (const mode of ['Markdown', 'Rich text']) {
    await button(page, mode).click()
    expect([mode, await pageFaults(page)]).toEqual([mode, []])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  expect((await toolbar.boundingBox())?.height).toBeLessThan(64)
  for (const one of await toolbar.getByRole('button').all()) {
    const box = await one.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await rich(page).click()
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('End')
  await expect(toolbar.getByRole('button', { name: 'Redo' })).toBeFocused()
  await expect(toolbar.getByRole('button', { name: 'Redo' })).toBeInViewport({ ratio: 1 })
})

test('unsaved text is offered again, can be continued, and is gone once saved', async ({ page }) => {
  const path = await openDraft(page, '<p>Stored</p>')
  page.on('dialog', (dialog) => dialog.accept())
  await rich(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' and typed')
  await page.getByLabel('Excerpt').fill('Typed too')
  await expect(page.getByText('Unsaved changes kept')).toBeVisible()
  expect(await stored(page, path)).toBe('<p>Stored</p>')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You have unsaved changes from' })).toBeVisible()
  await expect(rich(page)).toHaveText('Stored')
  await page.getByRole('link', { name: 'Continue with them' }).click()
  await expect(rich(page)).toHaveText('Stored and typed')
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed too')
  await save(page)
  expect(await stored(page, path)).toBe('<p>Stored and typed</p>')
  await page.goto(path)
  await expect(rich(page)).toHaveText('Stored and typed')
  await expect(page.getByRole('heading', { name: 'You have unsaved changes from' })).toBeHidden()
})

test('two tabs do not overwrite each other, and kept text can be discarded', async ({ page, context }) => {
  const path = await openDraft(page, '<p>Stored</p>')
  const other = await context.newPage()
  await other.goto(path)
  await expect(rich(other)).toBeVisible()
  await rich(page).click()
  await page.keyboard.type('First ')
  await expect(page.getByText('Unsaved changes kept')).toBeVisible()
  await rich(other).click()
  await other.keyboard.type('Second ')
  await expect(status(other, 'unsaved changes in another tab or window')).toBeVisible()
  await button(other, 'Keep this one instead').click()
  await expect(other.getByText('Unsaved changes kept')).toBeVisible()
  await page.keyboard.type('on ')
  await expect(status(page, 'unsaved changes in another tab or window')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await act(page, 'Discard them', 'Discarded')
  await expect(rich(page)).toHaveText('Stored')
})

test('the preview follows the text, beside it or instead of it', async ({ page }) => {
  await openDraft(page, '<h2>Head</h2><p>Body <a href="/vendors">link</a></p>')
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Live preview').click()
  const preview = page.getByRole('region', { name: 'Preview of the text' })
  await expect(preview.getByRole('heading', { name: 'Head' })).toBeVisible()
  await rich(page).getByText('Body').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('Typed ')
  await expect(preview).toContainText('Typed Body link')
  const [one, two] = [await rich(page).boundingBox(), await preview.boundingBox()]
  expect(two?.x).toBeGreaterThan((one?.x ?? 0) + (one?.width ?? 0))
  expect(await pageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rich(page)).toBeHidden()
  await expect(preview).toBeVisible()
  await button(page, 'Live preview').click()
  await expect(rich(page)).toBeVisible()
})

test('the button that saves comes into view with the first change, above the toolbar that sticks, too', async ({
  page,
}) => {
  await openDraft(page, '<p>Ask first.</p>')
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(button(page, 'Save draft')).not.toBeInViewport()
  await page.getByLabel('Title', { exact: true }).first().press('End')
  await page.keyboard.type('!')
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeInViewport()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await toolbar.evaluate((bar) => scrollBy(0, bar.getBoundingClientRect().bottom - innerHeight))
  const saved = button(page, 'Save draft')
  const boxes = await Promise.all([toolbar, saved].map((one) => one.boundingBox()))
  expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeGreaterThan(boxes[1]?.y ?? 0)
  await saved.click({ trial: true })
})

test('the long name of a source in a table breaks in any window, and a short mark stays whole', async ({ page }) => {
  const source = `${'A public study of many records and where each of them comes from, '.repeat(4)}2026`
  const mark = '<a href="/emr/epic#starRating">Our figure</a>'
  await openDraft(
    page,
    `<table><tr><th>System</th><th>Value</th><th>Source</th></tr><tr><td>Epic</td><td>${mark}</td><td><a href="/emr/epic#mobileApp">${source}</a></td></tr></table>`,
  )
  const lines = (name: string) => linesOf(rich(page).getByText(name))
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(page)).toBe(0)
    expect([width, await lines('Our figure')]).toEqual([width, 1])
    expect(await lines('A public study')).toBeGreaterThan(1)
  }
})
