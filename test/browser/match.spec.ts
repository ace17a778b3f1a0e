import type { Page } from '@playwright/test'
import { pageFaults } from './checks'
import { expect, goOffline, test } from './fixtures'

const group = '/match?industry=mental-health&providers=7&budget=%24900'

/** The names of the picks in order. */
const picks = (page: Page) => page.locator('article h3 a').evaluateAll((links) => links.map((link) => link.textContent))

/** Resolves when the script runs, which adds the sliders. */
const live = (page: Page) => expect(page.getByRole('slider').first()).toBeAttached()

async function threeTaps(page: Page) {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Outpatient mental health' }).check()
  await page.getByRole('radio', { name: '2-10' }).check()
  await page.getByRole('button', { name: '$50 to $100' }).click()
  await expect(page.getByRole('heading', { name: /systems? to look at/ })).toBeVisible()
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({
    industry: 'mental-health',
    numberOfProviders: '2-10',
    budget: '$50-100 per provider',
    setting: 'outpatient',
  })
  expect((await picks(page)).length).toBeGreaterThan(0)
}

test('three taps on the home page lead to a first result', ({ page }) => threeTaps(page))

async function asksForAnAnswer(page: Page) {
  await page.getByRole('button', { name: 'Show my matches' }).click()
  await expect(page.getByRole('status')).toHaveText('Answer at least one question.')
  await expect(page.getByRole('status')).toBeFocused()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form without answers asks for one', async ({ page }) => {
    await page.goto('/match')
    await asksForAnAnswer(page)
  })

  test('three taps on the home page lead to a first result', ({ page }) => threeTaps(page))

  test('further answers, weights, and a preset change the result by the plain form and links', async ({ page }) => {
    await page.goto(group)
    const before = await picks(page)
    await page.getByLabel('What do you use today?').selectOption('simple-practice')
    await page.getByRole('button', { name: 'Update my matches' }).last().click()
    expect(page.url()).toContain('current=simple-practice')
    expect(await picks(page)).not.toEqual(before)
    await expect(page.getByText('SimplePractice is no longer a pick')).toBeVisible()
    await page.getByRole('link', { name: 'Solo practice' }).click()
    expect(page.url()).toContain('weights=solo')
    await page.getByRole('combobox', { name: 'Cost', exact: true }).selectOption('cost:50')
    await page.getByRole('button', { name: 'Update my matches' }).last().click()
    expect(new URL(page.url()).searchParams.get('weights')).toBe('solo,cost:50')
    await page.getByRole('link', { name: /Remove.*SimplePractice/ }).click()
    expect(page.url()).not.toContain('current=')
  })
})

test("with scripts a further answer is applied without a page load, at the plain form's address, and is announced", async ({
  page,
}) => {
  await page.goto(group)
  await live(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const before = await picks(page)
  const today = page.getByLabel('What do you use today?')
  await today.focus()
  await today.selectOption('simple-practice')
  await expect(page.getByRole('status')).toContainText('SimplePractice is no longer a pick')
  await expect(page).toHaveURL(`${group}&current=simple-practice`)
  const after = await picks(page)
  expect(after).not.toEqual(before)
  await expect(today).toBeFocused()

  await page.goBack()
  await expect.poll(() => picks(page)).toEqual(before)
  await expect(today).toHaveValue('')
  await page.goForward()
  await expect.poll(() => picks(page)).toEqual(after)
  await expect(today).toHaveValue('simple-practice')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)

  await page.reload()
  expect(await picks(page)).toEqual(after)
})

test('an address that words an answer otherwise than the form does announces no change', async ({ page }) => {
  await page.goto(`${group}&current=simplepractice`)
  await live(page)
  await expect(page).toHaveURL(`${group}&current=simple-practice`)
  await expect(page.getByRole('status')).toContainText('Three systems to look at: TherapyNotes')
  await expect(page.getByText('The same picks.')).toHaveCount(0)
})

test('a link that removes an answer passes the focus on, and a form without answers asks for one', async ({ page }) => {
  await page.goto(`${group}&current=simple-practice`)
  await live(page)
  await page.getByRole('link', { name: /Remove.*SimplePractice/ }).press('Enter')
  await expect(page).toHaveURL(group)
  await expect(page.getByRole('heading', { name: /to look at/ })).toBeFocused()

  // An answer that the script still knows comes at once.
  await page.getByLabel('What do you use today?').selectOption('simple-practice')
  await page.getByRole('link', { name: /Remove.*SimplePractice/ }).press('Enter')
  await expect(page).toHaveURL(group)
  await expect(page.getByRole('heading', { name: /to look at/ })).toBeFocused()

  await page.goto('/match')
  await asksForAnAnswer(page)
})

test('a slider moved by keyboard reorders at once, requests a result when it rests, and makes one history entry', async ({
  page,
}) => {
  await page.goto(group)
  await live(page)
  const before = await picks(page)
  const cost = page.getByRole('slider', { name: 'Cost' })
  await cost.focus()
  for (let press = 0; press < 5; press++) await cost.press('ArrowRight')
  await expect(cost).toHaveAttribute('aria-valuetext', /^40, \d+% of the whole$/)
  await expect(page).toHaveURL(/weights=care%3A25%2Csetting%3A20%2Csize%3A15%2Ccost%3A40%2Cwishes%3A25/)
  await expect(cost).toBeFocused()
  const answered = await page.request.get(`/api${new URL(page.url()).pathname}${new URL(page.url()).search}`)
  const { picks: expected } = await answered.json()
  await expect.poll(() => picks(page)).toEqual(expected.map(({ name }: { name: string }) => name))
  await page.goBack()
  await expect(page).toHaveURL(group)
  await expect.poll(() => picks(page)).toEqual(before)
  await expect(cost).toHaveValue('15')
})

test('only the last of several responses is shown, however late the earlier ones arrive', async ({ page }) => {
  await page.goto(group)
  await live(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let first: Promise<void> | undefined
  await page.route('**/api/match?**', (route) => {
    if (first) return route.fallback()
    first = held.then(() => route.fallback()).catch(() => undefined)
    return first
  })
  await page.getByText('Notes and therapy').click()
  await page.getByRole('checkbox', { name: 'Must have group therapy' }).check()
  await page.getByRole('checkbox', { name: 'Would like telehealth' }).check()
  await expect(page).toHaveURL(/must=groupTherapy&want=telehealth/)
  await expect(page.getByRole('link', { name: /Remove.*Must have group therapy/ })).toBeVisible()
  release()
  await first
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/must=groupTherapy&want=telehealth/)
})

test.describe('offline', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/ })

  test('the tool says that its result is outdated, and updates it once online', async ({ page }) => {
    await page.goto(group)
    await live(page)
    const before = await picks(page)
    const goOnline = await goOffline(page)
    await page.getByLabel('What do you use today?').selectOption('simple-practice')
    await expect(page.getByRole('status')).toContainText('You are offline')
    await expect(page.getByRole('status')).toBeVisible()
    expect(await picks(page)).toEqual(before)
    await expect(page).toHaveURL(group)
    await goOnline()
    await page.getByRole('button', { name: 'Update my matches' }).last().click()
    await expect(page).toHaveURL(/current=simple-practice/)
    await expect(page.getByRole('heading', { name: /systems? to look at/ })).toBeFocused()
  })
})

test('the answers are carried over to the recommendation form, and nothing else is', async ({ page }) => {
  await page.goto(`${group}&setting=outpatient&must=outcomeTracking&current=kipu`)
  await page.getByRole('link', { name: 'Get Free Analysis with these answers' }).click()
  await expect(page.getByLabel('Industry')).toHaveValue('mental-health')
  await expect(page.getByLabel('Number of Providers')).toHaveValue('2-10')
  await expect(page.getByLabel('Estimated Monthly Budget')).toHaveValue('$900')
  await expect(page.getByLabel('Current EMR')).toHaveValue('kipu')
  await expect(page.getByLabel('Organization Description')).toHaveValue(
    'Outpatient care.\n7 providers.\nWe must have outcome measures.',
  )
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

test('a single pick can be compared with the systems that come next', async ({ page }) => {
  await page.goto('/match?industry=substance-abuse&providers=20&budget=3000&setting=residential&setting=detox')
  await expect(page.getByText(/^Only Kipu EMR reaches 60 of 100/)).toBeVisible()
  await page.getByRole('link', { name: /^Compare with / }).click()
  await expect(page).toHaveURL(/\/comparisons\?emr1=kipu&emr2=opus&emr3=smartcare&providers=20$/)
})

test('before any answer, print shows the questions and where to answer them', async ({ page }) => {
  await page.goto('/match')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('What kind of care do you provide?')).toBeVisible()
  await expect(
    page.getByText('Mental Health, Substance Abuse, Eating Disorder, Autism, or Other', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(/^Answer these questions at http.*\/match$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show my matches' })).toBeHidden()
})

test('the match and its questions pass axe and fit down to 320 px', async ({ page }) => {
  for (const address of ['/match', `${group}&must=epcs&current=simple-practice`]) {
    await page.goto(address)
    if (address !== '/match') await live(page)
    expect(await pageFaults(page)).toEqual([])
  }
})
