import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterAdmin, machine, newCorrection, newLead, newMessage, openWithScripts, runSql, scriptsRun } from './admin'
import { pageFaults } from './checks'
import { act, button, expect, newName, test } from './fixtures'

// The sign-in page has status 401, and a page beyond the last one 404.
test.use({ provoked: /40[14]/ })
// In one worker, which then judges each look only once.
test.describe.configure({ mode: 'default' })

const long = `${'word'.repeat(60)}`

/** Expects no faults of the pages at these addresses, in light and dark mode, on a phone and in a wide window. */
async function expectNoFaults(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    expect([address, await pageFaults(page)]).toEqual([address, []])
  }
}

test('the sign-in has no faults', ({ page }) => expectNoFaults(page, ['/admin/blog-tools']))

test('lists with everything unfolded have no faults, full, empty, and beyond their end', async ({ page }) => {
  const lead = await newLead(page, { organizationName: newName('Looked at') })
  await Promise.all([newMessage(page), newCorrection(page)])
  await enterAdmin(page)
  for (const list of ['leads?sort=newest', 'messages', 'corrections', 'posts']) {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(`/admin/${list}`)
    await scriptsRun(page)
    for (const fold of await page.locator('main summary').all()) await fold.click()
    // In the list of leads the bar for selected rows is shown too.
    if (list.startsWith('leads')) await page.locator('.list-rows').getByRole('checkbox').first().check()
    expect([list, await pageFaults(page)]).toEqual([list, []])
  }
  const empty = ['leads', 'messages', 'posts'].map((list) => `/admin/${list}?search=nobody-at-all`)
  await expectNoFaults(page, [...empty, '/admin/posts?page=99', `${lead}?search=Looked&status=open`])
})

test('the pages of a lead and of its letter have no faults, whatever a person writes', async ({ page }) => {
  const workEmail = `${newName('same').replaceAll(' ', '-')}@northside.example`
  const lead = await newLead(page, {
    workEmail,
    organizationDescription: `3 prescribers, must have telehealth. ${long}`,
  })
  await newLead(page, { workEmail })
  const suspected = await newLead(page, {}, { signals: machine })
  await openWithScripts(page, lead)
  await page
    .getByLabel('Text of the email')
    .fill(`Take **Opus**.\n\n${long}\n\nhttps://guide.example/${'x'.repeat(120)}`)
  await act(page, 'Save draft', 'Draft saved')
  await page
    .getByRole('region', { name: /^What we read/ })
    .getByRole('button', { name: 'Drop' })
    .first()
    .click()
  await expect(page.getByText(/Dropped by/).first()).toBeVisible()
  await expectNoFaults(page, [lead, `${lead}/preview`, `${lead}/letters`, `${lead}/letters/0`, suspected])
})

test('a conversation, the templates, a correction, and the sources have no faults', async ({ page }) => {
  const message = await newMessage(page)
  const correction = await newCorrection(page, { vendor: 'epic', field: 'aiNotetaking', message: long, source: 'x' })
  await enterAdmin(page)
  const name = newName('Template')
  await page.request.post('/admin/templates', { form: { intent: 'create', name, text: 'Thank you.' } })
  await runSql(
    `insert into thread_entries (id, message_id, kind, author, address, subject, text, quoted, attachments, email_id)
     values (gen_random_uuid(), $1, 'reply', 'Ana', 'ana@northside.example', 'Re: Prices', $2, '> before', '{plan.pdf}', $3)`,
    [message.split('/').at(-1), `A very-${'long-'.repeat(40)}word`, `<${Date.now()}@northside.example>`],
  )
  await page.goto(message)
  await scriptsRun(page)
  await page.getByText('Write an answer', { exact: true }).click()
  await expect(page.getByLabel('Template')).toContainText(name)
  expect(await pageFaults(page)).toEqual([])
  await expectNoFaults(page, [correction, '/admin/sources', '/admin/templates'])
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  expect(await pageFaults(page)).toEqual([])
})

test('the pages of an article and of pictures have no faults', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('article-editor', 'html'))
  await openWithScripts(page, '/admin/pictures')
  const icon = await readFile('public/icon-512.png')
  const buffer = Buffer.concat([icon, Buffer.from(newName('looked-at'))])
  await page.getByLabel('File').setInputFiles({ name: 'looked-at.png', mimeType: 'image/png', buffer })
  await act(page, 'Upload', 'Picture uploaded')
  expect(await pageFaults(page)).toEqual([])
  const content = `<h2>A</h2><p>TherapyNotes costs $7 per month.</p><p>${long}</p>`
  const data = { title: newName('Looked at'), content, excerpt: 'E', tags: ['t'] }
  const { id } = await (await page.request.post('/api/admin/posts', { data })).json()
  const path = `/admin/posts/${id}`
  await expectNoFaults(page, [path, `${path}/preview`, `${path}/revisions`, `${path}/revisions/1`])
  await page.goto(path)
  await scriptsRun(page)
  await button(page, 'Choose a picture').click()
  expect(await pageFaults(page)).toEqual([])
})
