import { text as textOf } from 'node:stream/consumers'
import { acceptAll, machine, newLead, newMessage, openAdmin } from './admin'
import {
  button,
  emailsAbout,
  expect,
  isTo,
  newVisitor,
  sendRequest,
  status,
  test,
  withAndWithoutScripts,
} from './fixtures'

test.use({ provoked: /401/ })

withAndWithoutScripts((hasScripts) => {
  test("a lead is handled from its arrival to the recommendation in the visitor's mailbox", async ({ page }) => {
    const visitor = await sendRequest(page, { organizationName: `Harbor ${Date.now()} & Sons` })

    await openAdmin(page, '/admin/leads')
    await page.getByLabel('Search').fill(visitor.workEmail)
    await button(page, 'Apply').click()
    await expect(page).toHaveURL(/search=/)
    await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: visitor.organizationName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitor.organizationName)
    await expect(page.locator('h1 + p')).toContainText(`${visitor.firstName} ${visitor.lastName}`)
    await expect(page.getByRole('blockquote')).toContainText(visitor.organizationDescription)

    await page.getByLabel('Status').selectOption('In review')
    await page.getByLabel('Owner').fill('Kim')
    await button(page, 'Save').click()
    await expect(status(page, 'Saved')).toBeFocused()
    await page.getByLabel('New note').fill('Called: wants <b>groups</b>')
    await button(page, 'Add note').click()
    await expect(page.getByText('Called: wants <b>groups</b>')).toBeVisible()
    await expect(page.getByLabel('New note')).toHaveValue('')

    await acceptAll(page)
    const draft = page.getByLabel('Text of the email')
    await expect(draft).toHaveValue(/\/emr\/\w+/)
    await draft.fill('Dear neighbors,\n\n1. Opus\n\nBecause:\n- groups & <b>notes</b>\n- price')
    await button(page, 'Preview and send').click()
    await expect(page).toHaveURL(/\/preview\?search=/)
    for (const part of [visitor.workEmail, 'Your EMR recommendation', 'Dear neighbors,', 'Just reply to this email.'])
      await expect(page.getByRole('main').getByText(part)).toBeVisible()
    await expect(page.getByRole('heading', { name: '1. Opus' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'groups & <b>notes</b>' })).toBeVisible()
    await button(page, 'Send the recommendation').click()
    await expect(status(page, 'Recommendation sent')).toBeVisible()
    await expect(page.getByText('It cannot be sent again.')).toBeVisible()
    await expect(page.getByText('Recommendation sent to the visitor')).toBeVisible()

    const emails = (await emailsAbout(visitor.workEmail, 3)).filter((mail) => isTo(mail, visitor.workEmail))
    const recommendation = emails.find(({ subject }) => subject === 'Your EMR recommendation')
    expect(recommendation?.text?.replace(/\r\n/g, '\n')).toContain(
      '1. Opus\n\nBecause:\n- groups & <b>notes</b>\n- price',
    )
    expect(recommendation?.html).toContain('groups &amp; &lt;b&gt;notes&lt;/b&gt;</li>')
    expect(recommendation?.replyTo).toEqual([{ name: '', address: 'leads@localhost' }])

    await page.goto(`${new URL(page.url()).pathname}/preview`)
    await expect(button(page, 'Send the recommendation')).toBeHidden()
  })

  // Without scripts these use forms like the ones above.
  if (!hasScripts) return

  test('suspected spam gives the reasons, and its emails are sent once a person unmarks it', async ({ page }) => {
    const visitor = newVisitor()
    await openAdmin(page, await newLead(page, visitor, { signals: machine }))
    await expect(page.getByText('Suspected because: hidden field filled in, sent too quickly.')).toBeVisible()
    await expect(page.getByText('Marked as spam: change its status first, then you can send it.')).toBeVisible()
    await expect(button(page, 'Preview and send')).toHaveCount(0)
    await button(page, 'Not spam: send the emails').click()
    await expect(status(page, 'Marked as not spam')).toBeVisible()
    await acceptAll(page)
    await expect(button(page, 'Preview and send')).toBeVisible()
    await emailsAbout(visitor.workEmail, 2)
  })

  test('a lead is erased after a confirmation', async ({ page }) => {
    await openAdmin(page, await newLead(page))
    const address = new URL(page.url()).pathname
    await expect(button(page, 'Erase for good')).toBeHidden()
    await page.getByText('Erase this lead').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Erase for good').click()
    await expect(status(page, 'Lead erased')).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)
  })

  test('a message is read, unmarked as spam, answered, and erased', async ({ page }) => {
    const email = `writer-${Date.now()}@northside.example`
    const subject = `Prices ${Date.now()}`
    await newMessage(page, { email, subject }, machine)
    await openAdmin(page, '/admin/messages?status=spam')
    await page.getByLabel('Search').fill(email)
    await button(page, 'Apply').click()
    // The list before it has the message too, but a link followed there is overtaken by the search.
    await expect(page).toHaveURL(/search=writer/)
    await page.getByRole('link', { name: subject }).click()
    await button(page, 'Not spam: send the emails').click()
    await emailsAbout(email, 1)
    await page.getByLabel('Status').selectOption('Answered')
    await button(page, 'Save').click()
    await expect(status(page, 'Saved')).toBeVisible()
    await page.getByText('Erase this message').click()
    await button(page, 'Erase for good').click()
    await expect(status(page, 'Message erased')).toBeVisible()
  })
})

test.describe('two people who edit one draft, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provoked: /401|409/ })

  // With scripts: see `letter.spec.ts`.
  test('the second to save is warned, keeps the text, and decides', async ({ page, context }) => {
    const address = await newLead(page)
    await openAdmin(page, address)
    const other = await context.newPage()
    await other.goto(address)
    await other.getByLabel('Text of the email').fill('Theirs')
    await button(other, 'Save draft').click()
    await expect(status(other, 'Draft saved')).toBeVisible()

    const draft = page.getByLabel('Text of the email')
    await draft.fill('Mine')
    await button(page, 'Save draft').click()
    await expect(page.getByRole('alert')).toContainText('Someone else has saved this draft in the meantime.')
    await expect(page.getByText('Theirs', { exact: true })).toBeVisible()
    await expect(draft).toHaveValue('Mine')
    await button(page, 'Save draft').click()
    await expect(status(page, 'Draft saved')).toBeVisible()
    await expect(draft).toHaveValue('Mine')
  })
})

test('an empty draft is rejected with everything that was entered', async ({ page }) => {
  await openAdmin(page, await newLead(page))
  const { pathname } = new URL(page.url())
  const answer = await page.request.post(pathname, { form: { intent: 'note', text: '   ' } })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('Write a note.')
  for (const intent of ['', 'toString', 'send'])
    expect((await page.request.post(pathname, { form: { intent } })).status()).toBe(400)
})

test('the export opens in a spreadsheet with every cell in its place and no formulas', async ({ page }) => {
  const organizationName = `=HYPERLINK("http://x.example","${Date.now()}")`
  const cells = { phoneNumber: '+1 555 0100', organizationDescription: 'One, "two"\n=3' }
  await newLead(page, { organizationName, ...cells })
  await openAdmin(page, `/admin/leads?search=${encodeURIComponent(organizationName)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^leads-.*\.csv$/)
  const [heading = [], row = [], ...rest] = cellsOf(await textOf(await download.createReadStream()))
  expect(rest).toEqual([])
  expect(row).toHaveLength(heading.length)
  const cell = (name: string) => row[heading.indexOf(name)]
  expect(cell('Organization Name')).toBe(`'${organizationName}`)
  expect(cell('Phone Number')).toBe("'+1 555 0100")
  expect(cell('Organization Description')).toBe(`'One, "two"\n'=3`)
  expect(row.filter((text) => /^[=+\-@\t\r]/.test(text))).toEqual([])
})

test('the admin can be used by keyboard alone', async ({ page }) => {
  const visitor = newVisitor()
  const lead = await newLead(page, visitor)
  await openAdmin(page, `/admin/leads?search=${visitor.workEmail}`)
  await page.getByLabel('Search').focus()
  for (const label of ['Industry', 'Owner', 'Order']) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(label, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(button(page, 'Apply')).toBeFocused()
  for (const act of ['Save this view', 'Export CSV']) {
    await page.keyboard.press('Tab')
    await expect(page.getByText(act, { exact: true })).toBeFocused()
  }
  for (const box of ['Select all leads on this page', `Select ${visitor.organizationName}`]) {
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(box)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${lead}\\?search=`))
  await page.getByLabel('New note').focus()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(status(page, 'Note added')).toBeFocused()
})

/** Parses RFC 4180 as a spreadsheet does. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
