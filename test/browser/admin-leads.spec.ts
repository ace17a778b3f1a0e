import { acceptAll, newLead, openAdmin } from './admin'
import {
  act,
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

withAndWithoutScripts(() => {
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
    await act(page, 'Send the recommendation', 'Recommendation sent')
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
})

test('the admin can be used by keyboard alone, up to erasing a lead after a confirmation', async ({ page }) => {
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
  await expect(button(page, 'Erase for good')).toBeHidden()
  await page.getByText('Erase this lead').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Erase for good').focus()
  await page.keyboard.press('Enter')
  await expect(status(page, 'Lead erased')).toBeVisible()
})
