import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** How a page is operated: by tapping, or by Tab, arrow keys, Enter, and Space. */
const ways = [
  { name: 'without scripts', javaScriptEnabled: false, choose: (target: Locator) => target.click() },
  { name: 'by keyboard', javaScriptEnabled: true, choose: chooseByKeyboard },
]

/**
 * Five visitors who come to decide: a solo practice, a residential program, a psychiatry group, a CFO, and a
 * journalist. Each visit is tested on a phone, by tapping without scripts, and by keyboard with scripts, and reports
 * the number of taps that it took.
 */
for (const { name, javaScriptEnabled, choose } of ways)
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
    const tapsOn = (page: Page) => counted(page, choose)
    const threeTaps = (page: Page, answers: Answers) => answer(page, tapsOn(page), answers)

    test('a solo practice gets three names with its own price in three taps, and compares them in four', async ({
      page,
    }) => {
      const taps = await threeTaps(page, [practice, 'Just me', '$50 to $100'])
      expect(await picks(page).allTextContents()).not.toContain('Doxy.me')
      for (const pick of await page.locator('.picks > li').all()) await expect(pick).toContainText(/\$\d|price/)
      await taps.on(main(page).getByRole('link', { name: 'Compare', exact: true }))
      await expect(main(page).getByText('Cost for 1 provider', { exact: true })).toBeVisible()
      expect(taps.count).toBe(4)
    })

    test('a residential program sees in four taps what fits, what was left out and why, and what is not covered', async ({
      page,
    }) => {
      const taps = await threeTaps(page, ['Addiction program (IOP, PHP, residential, detox)', '11-20', 'Not sure yet'])
      await taps.on(main(page).locator('#left-out > summary'))
      await expect(main(page).locator('#left-out li').first()).toBeVisible()
      await taps.on(picks(page).first())
      await expect(main(page)).toContainText('42 CFR Part 2')
      await expect(main(page)).toContainText('ASAM')
      expect(taps.count).toBe(5)
    })

    test('a psychiatry group asks for e-prescribing of controlled substances and sees which systems are known to have it', async ({
      page,
    }) => {
      const taps = await threeTaps(page, [practice, '2-10', 'Not sure yet'])
      await taps.on(main(page).locator('#features > summary'))
      await taps.on(main(page).locator('summary').filter({ hasText: 'Prescribing, medication, and labs' }))
      await taps.on(page.getByLabel('Must have: e-prescribing of controlled substances (EPCS)'))
      if (!javaScriptEnabled) await taps.on(page.getByRole('button', { name: 'Update the answer' }))
      await expect(page).toHaveURL(/must=epcs/)
      await expect(page.getByRole('rowheader', { name: /controlled substances/ })).toBeVisible()
      expect(taps.count).toBe(javaScriptEnabled ? 6 : 7)
    })

    test("a CFO sees the cost over three years for the practice's own size", async ({ page }) => {
      await page.goto('/comparisons?emr1=therapynotes&emr2=simplepractice')
      await choose(main(page).locator('#choose > summary'))
      await choose(main(page).getByRole('spinbutton', { name: 'Providers' }))
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('35')
      await page.keyboard.press('Enter')
      await expect(main(page).getByText('Cost for 35 providers', { exact: true })).toBeVisible()
      const row = main(page).getByRole('row').filter({ hasText: '3 years' })
      await expect(row).toContainText(/\$\d{2,3},\d{3}/)
      await main(page).getByLabel('Setup, $ once').fill('4000')
      await main(page).getByRole('button', { name: 'Show cost' }).click()
      await expect(main(page)).toContainText('$4,000 once for setup')
      await expect(page).toHaveURL(javaScriptEnabled ? /&providers=35&setup=4000$/ : /&setup=4000/)
    })

    test('a journalist finds in one tap who pays, and in another who runs the site', async ({ page }) => {
      const taps = tapsOn(page)
      await page.goto('/')
      await taps.on(page.getByRole('contentinfo').getByRole('link', { name: 'Methodology' }))
      await expect(main(page)).toContainText(/pay/i)
      await taps.on(page.getByRole('contentinfo').getByRole('link', { name: 'About' }))
      await expect(main(page)).toContainText('Who runs this site')
      expect(taps.count).toBe(2)
    })
  })

const main = (page: Page) => page.getByRole('main')

/** The links to the picks, in order. */
const picks = (page: Page) => page.locator('.picks h2 a')

type Taps = ReturnType<typeof counted>

/** The most common kind of organization. */
const practice = 'Therapy, counseling, or psychiatry practice'

/** Kind of organization, number of providers, and budget. */
type Answers = [practice: string, size: string, price: string]

function counted(page: Page, choose: (target: Locator) => Promise<void>) {
  return {
    count: 0,
    async on(target: Locator) {
      this.count += 1
      await choose(target)
      await page.waitForLoadState()
    },
  }
}

/** Gives the first three answers, on the home page. */
async function answer(page: Page, taps: Taps, [practice, size, price]: Answers) {
  await page.goto('/')
  await taps.on(page.getByText(practice, { exact: true }))
  await taps.on(page.getByText(size, { exact: true }))
  await taps.on(page.getByRole('button', { name: price }))
  await expect(page).toHaveURL(/^[^?]*\/match\?/)
  return taps
}

/** A radio button is reached through its group and selected with the arrow keys; a field only takes focus. */
async function chooseByKeyboard(target: Locator) {
  const page = target.page()
  const control = await target.evaluateHandle((element) => element.closest('label')?.control ?? element)
  const kind = await control.evaluate((element) => (element instanceof HTMLInputElement ? element.type : ''))
  const isReached = () =>
    control.evaluate((element) => {
      const active = document.activeElement
      const name = element instanceof HTMLInputElement && element.type === 'radio' && element.name
      return active === element || (active instanceof HTMLInputElement && name !== false && active.name === name)
    })
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await isReached()).toBe(true)
  }).toPass({ intervals: [0] })
  if (kind === 'radio') await chooseOfGroup(page, () => control.evaluate((element) => element.matches(':checked')))
  else if (kind === 'checkbox') await page.keyboard.press('Space')
  else if (kind === '') await page.keyboard.press('Enter')
}

async function chooseOfGroup(page: Page, isChosen: () => Promise<boolean>) {
  await page.keyboard.press('Space')
  await expect(async () => {
    if (!(await isChosen())) await page.keyboard.press('ArrowDown')
    expect(await isChosen()).toBe(true)
  }).toPass({ intervals: [0] })
}
