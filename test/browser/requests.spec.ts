import type { Locator, Page } from '@playwright/test'
import { pageFaults } from './checks'
import {
  type Answers,
  button,
  emailsAbout,
  expect,
  goOffline,
  requestPathOf,
  sendRequest,
  status,
  test,
} from './fixtures'

/** Sends a request; returns its answers, and the path of its page from the confirmation. */
async function newRequest(page: Page, answers: Partial<Answers> = {}) {
  const visitor = await sendRequest(page, answers)
  return { visitor, path: await requestPathOf(visitor) }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provoked: /422|404|could not be/ })

  test('a visitor opens the request page from the confirmation, adds a detail, withdraws, and erases', async ({
    page,
  }) => {
    const { visitor, path } = await newRequest(page, {
      organizationName: 'Asker',
      organizationDescription: 'Seven LPCs. <b>Bold</b> words.',
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Your Request' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText('Seven LPCs. <b>Bold</b> words.')
    await expect(main.getByRole('heading', { name: 'What We Understood' })).toBeVisible()
    await expect(main).toContainText(`Confirmation to ${visitor.workEmail}`)

    const detail = page.getByLabel('Your detail')
    await detail.fill('x'.repeat(2_001))
    await button(page, 'Add to my request').click()
    await expect(page.getByRole('alert')).toContainText('Keep this to 2,000 characters or fewer.')
    await expect(detail).toHaveValue('x'.repeat(2_001))
    await detail.fill('We move in May.\nAnd bill Medicaid.')
    await button(page, 'Add to my request').click()
    await expect(page).toHaveURL(`${path}?done=added`)
    await expect(status(page, 'Added')).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: 'We move in May.' })).toContainText('Added on')
    await emailsAbout(`added a detail to the request from ${visitor.organizationName}`, 1)

    await page.getByRole('link', { name: 'Withdraw this request' }).click()
    await button(page, 'Withdraw it').click()
    await expect(page).toHaveURL(`${path}?done=withdrawn`)
    await expect(status(page, 'Withdrawn')).toBeVisible()
    await emailsAbout(`withdrew the request from ${visitor.organizationName}`, 1)
    await expect(page.getByRole('link', { name: 'Withdraw this request' })).toHaveCount(0)
    await expect(button(page, 'Add to my request')).toHaveCount(0)

    await page.getByRole('link', { name: 'Erase this request' }).click()
    await button(page, 'Erase it for good').click()
    await expect(page).toHaveURL('/request/erased')
    await expect(page.getByRole('heading', { level: 1, name: 'Your Request Is Erased' })).toBeVisible()
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByText('Nothing is kept at this address.')).toBeVisible()
    await emailsAbout(visitor.workEmail, 0)
  })
})

test('the request page reveals its address to nobody: no view, no tracker, no referrer', async ({ page }) => {
  const { path } = await newRequest(page)
  const token = path.split('/').at(-1) ?? ''
  const asked: { url: string; referer: string | undefined; body: string | null }[] = []
  page.on('request', (request) => {
    asked.push({ url: request.url(), referer: request.headers().referer, body: request.postData() })
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const others = asked.filter(({ url }) => !url.endsWith(path))
  expect(others.filter(({ url }) => url.includes('/api/page-views'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect.poll(() => asked.some(({ url }) => url.endsWith('/api/page-views'))).toBe(true)
  expect(JSON.stringify(asked.filter(({ url }) => !url.endsWith(path)))).not.toContain(token)
})

test('the request page works by keyboard, from the skip link to erasing, and loses nothing entered while the site cannot be reached', async ({
  page,
  provoke,
}) => {
  provoke(/could not be (added|erased)|ERR_|Failed to load/)
  const { path } = await newRequest(page)
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByLabel('Your detail'))
  await page.keyboard.type('By keyboard alone.')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Add to my request')).toBeFocused()
  const goOnline = await goOffline(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Nothing was sent, and your answers are still here.')
  await expect(page.getByLabel('Your detail')).toHaveValue('By keyboard alone.')
  await goOnline()
  await button(page, 'Add to my request').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?done=added`)
  await expect(status(page, 'Added')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Erase this request' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}/erase`)
  const goOnlineAgain = await goOffline(page)
  await button(page, 'Erase it for good').click()
  await expect(page.getByRole('alert')).toContainText('We could not erase your request.')
  await goOnlineAgain()
  await button(page, 'Erase it for good').click()
  await expect(page).toHaveURL('/request/erased')
})

test('every page about a request has no faults in any theme, down to 320 px, even with the longest words', async ({
  page,
  provoke,
}) => {
  provoke(/404/)
  const { path } = await newRequest(page, {
    organizationName: `Name${'e'.repeat(120)}`,
    organizationDescription: `Seven LPCs. ${'word'.repeat(80)}`,
  })
  await page.goto(path)
  await page.getByLabel('Your detail').fill('detail'.repeat(60))
  await button(page, 'Add to my request').click()
  await expect(page).toHaveURL(`${path}?done=added`)
  for (const address of [path, `${path}/withdraw`, `${path}/erase`, '/request/erased', '/request/nothing-here']) {
    await page.goto(address)
    expect([address.replace(path, ''), await pageFaults(page)]).toEqual([address.replace(path, ''), []])
  }
})

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 60 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
