import type { Cookie, Page } from '@playwright/test'
import { Client } from 'pg'
import { type Answers, act, button, expect, newVisitor } from './fixtures'

export const password = 'a password for tests'

/** This worker's session at each site, renewed long before its hour has passed. */
const sessions = new Map<string, { cookies: Cookie[]; since: number }>()
const renewalMs = 20 * 60_000

/** Opens an admin page, signed in by `enterAdmin`. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await enterAdmin(page, path)
  await page.goto(path)
}

/**
 * Signs in with a session that the tests of one worker share, because signing in takes as long as loading two pages. A
 * test that ends its session, or has it ended, uses `openThroughSignIn` instead.
 */
export async function enterAdmin(page: Page, path = '/admin'): Promise<void> {
  const context = page.context()
  const { origin } = new URL(path, process.env.TEST_SITE_URL)
  const known = sessions.get(origin)
  if (known && Date.now() - known.since < renewalMs) await context.addCookies(known.cookies)
  else {
    const answer = await page.request.post(`${origin}/api/admin/session`, { data: { password } })
    expect(answer.status()).toBe(204)
    sessions.set(origin, { cookies: await context.cookies(), since: Date.now() })
  }
}

const isShared = (cookie?: Cookie) =>
  [...sessions.values()].some(({ cookies }) => cookies.some(({ value }) => value === cookie?.value))

/** Opens an admin page through the sign-in, as a person does, in a session of its own. */
export async function openThroughSignIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('Password').fill(password)
  await button(page, 'Sign in').click()
  await expect(page.getByText('Access Granted')).toBeVisible()
}

/** What the form tells about a person, and about a machine. */
const human = { trap: '', elapsedMs: 30_000 }
export const machine = { trap: 'x', elapsedMs: 100 }

/** Submits what a visitor would; returns its id. */
async function submitted(page: Page, path: string, data: object, signals: object): Promise<string> {
  const answer = await page.request.post(path, { data: { ...data, signals } })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}

/** Submits a lead as the form does; returns the address of its admin page. */
export const newLead = async (
  page: Page,
  answers: Partial<Answers> = {},
  { signals = human, site = '' } = {},
): Promise<string> => `/admin/leads/${await submitted(page, `${site}/api/leads`, newVisitor(answers), signals)}`

/** Submits a message as the form does; returns the address of its admin page. */
export async function newMessage(page: Page, answers: object = {}, signals = human): Promise<string> {
  const message = { name: 'Laura Benson', subject: 'Prices', message: 'Per user, or per practice?' }
  const data = { ...message, email: newVisitor().workEmail, ...answers }
  return `/admin/messages/${await submitted(page, '/api/contact-messages', data, signals)}`
}

/** Reports an error of a fact as the form does; returns the address of its admin page. */
export async function newCorrection(page: Page, answers: object = {}): Promise<string> {
  const correction = { vendor: 'kipu', field: 'telehealth', message: 'It is included since March.', source: '' }
  return `/admin/corrections/${await submitted(page, '/api/corrections', { ...correction, ...answers }, human)}`
}

/** Opens an admin page and waits until its scripts run. */
export async function openWithScripts(page: Page, path: string): Promise<void> {
  await openAdmin(page, path)
  await scriptsRun(page)
}

/** Waits until React has hydrated the page; a field filled in before that can lose its selection between two steps. */
export async function scriptsRun(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main :is(button, input, textarea)')]
    return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')))
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Unfolds the form of a new article, whose title is then filled in. */
export const openNewArticle = (page: Page) => page.getByText('New article', { exact: true }).click()

/** Starts a draft on the page of all articles, and opens its page. */
export async function beginDraft(page: Page, title: string): Promise<string> {
  await openNewArticle(page)
  await page.getByLabel('Title of a new article').fill(title)
  await act(page, 'New draft', 'Draft started')
  return new URL(page.url()).pathname
}

/** Fills in the form of a new article and submits it as a page load, as happens if the scripts fail to load. */
export async function sendNewArticleAsDocument(page: Page, title: string, beforeSending: () => Promise<unknown>) {
  await openNewArticle(page)
  await page.getByLabel('Title of a new article').fill(title)
  await beforeSending()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[method=post][action="/admin/posts"]')
    const intent = document.createElement('input')
    Object.assign(intent, { name: 'intent', value: 'create', type: 'hidden' })
    form?.append(intent)
    form?.submit()
  })
}

/** Ends the present session as if its hour had passed. */
export async function endHour(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('session'))
  expect(isShared(cookie), 'a test that ends its session has one of its own').toBe(false)
  const [id] = decodeURIComponent(cookie?.value ?? '')
    .slice('s:'.length)
    .split('.')
  const { rowCount } = await runSql(
    `update sessions set sess = (sess::jsonb || jsonb_build_object('signedInAt', (sess ->> 'signedInAt')::bigint - 3600000))::json where sid = $1`,
    [id],
  )
  expect(rowCount).toBe(1)
}

/** Runs a statement in the database of the site that all browser tests share. */
export async function runSql(sql: string, values: unknown[] = []) {
  const client = new Client({ connectionString: process.env.TEST_SITE_DATABASE_URL })
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}

/** Says yes to all that was read of the lead whose page is open, if anything waits for it. */
export async function acceptAll(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept all/ })
  await expect(page.getByRole('heading', { name: /^What we read/ })).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(accept).toHaveCount(0)
}
