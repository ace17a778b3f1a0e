import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect, type Page, type Route } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { FormField } from '../../shared/forms/field'
import { leadFields } from '../../shared/leads/fields'
import type { Lead } from '../../shared/leads/schema'
import { leadOf } from '../support/lead'

interface Watch {
  /** Errors that the tests of a file cause on purpose; any other on the console or thrown on the page fails them. */
  provoked: RegExp | null
  /** Names errors that only this test causes. */
  provoke: (errors: RegExp) => void
}

export const test = base.extend<Watch>({
  // Each test has its own visitor address, because many requests from one address are limited.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': newAddress() }),
  provoked: [null, { option: true }],
  provoke: [
    async ({ page, provoked }, use, testInfo) => {
      const errors: string[] = []
      const expected = provoked ? [provoked] : []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          // biome-ignore lint/suspicious/noConsole: the console is what is looked at below.
          console.error(`The page broke its own policy: ${effectiveDirective} ${blockedURI} ${sample}`),
        )
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use((more) => void expected.push(more))
      if (testInfo.status !== testInfo.expectedStatus) await reportPage(page, errors)
      expect(errors.filter((error) => !expected.some((one) => one.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Writes what a failed test's page shows to the log, which is all that remains of a run on another machine. */
async function reportPage(page: Page, errors: readonly string[]): Promise<void> {
  const text = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
  const seen = { address: page.url(), errors, text: text.replace(/\s+/g, ' ').slice(0, 1_500) }
  process.stderr.write(`The page of the failed test: ${JSON.stringify(seen)}\n`)
}

/** A random address of 10.0.0.0/8, which no other test is likely to have. */
function newAddress(): string {
  const [a, b, c] = randomBytes(3)
  return `10.${a}.${b}.${c}`
}

/** Describes tests that hold with scripts and without them. */
export function withAndWithoutScripts(
  describeTests: (hasScripts: boolean) => void,
  options: { provoked?: RegExp; viewport?: { width: number; height: number } } = {},
): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, ...options })
      describeTests(javaScriptEnabled)
    })
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** A notice that something was done. */
export const status = (page: Page, title: string | RegExp) => page.getByRole('status').filter({ hasText: title })

/** Presses a button, and waits for the notice of what was done. */
export async function act(page: Page, name: string | RegExp, done: string): Promise<void> {
  await button(page, name).click()
  await expect(status(page, done)).toBeVisible()
}

/** Something that waits until it is released. */
export function newHold(): { held: Promise<void>; release: () => void } {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { held, release: () => release() }
}

/** Marks the open document; `isMarked` then tells whether it and its live region are still there. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { firstStatus: document.querySelector('main [role=status]') }))
}
export const isMarked = (page: Page) =>
  page.evaluate(() => 'firstStatus' in window && window.firstStatus === document.querySelector('main [role=status]'))

/** Records the bodies of page views reported from now on. */
export function watchViews(page: Page): unknown[] {
  const views: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/api/page-views') && views.push(request.postDataJSON()))
  return views
}

export type Answers = Record<keyof Lead, string>

let count = 0

/** Words that no other test uses, for what a test creates. */
export function newName(words: string): string {
  count += 1
  return `${words} ${process.pid} ${Date.now()} ${count}`
}

/** The answers of a lead that no other test submits, so that its emails can be identified. */
export function newVisitor(answers: Partial<Answers> = {}): Answers {
  const workEmail = `${newName('visitor').replaceAll(' ', '-')}@northside.example`
  return { ...leadOf(), workEmail, ...answers } as Answers
}

type Fields<Name extends string> = readonly Pick<FormField<Name>, 'name' | 'label' | 'control'>[]

/** Fills in the questions by their labels, as a person does. */
export async function answerAll<Name extends string>(page: Page, fields: Fields<Name>, answers: Record<Name, string>) {
  for (const { name, label, control } of fields) {
    const question = page.getByLabel(label, { exact: true })
    if (control === 'select') await question.selectOption(answers[name])
    else await question.fill(answers[name])
  }
}

/** The form's present values by name. */
export async function answersOn(page: Page, fields: Fields<string> = leadFields): Promise<Record<string, string>> {
  const entries = fields.map(
    async ({ name, label }) => [name, await page.getByLabel(label, { exact: true }).inputValue()] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** Opens the request for a recommendation and answers its questions. */
export async function fillRequest(page: Page, answers: Partial<Answers> = {}): Promise<Answers> {
  const visitor = newVisitor(answers)
  await page.goto('/get-recommendation')
  await answerAll(page, leadFields, visitor)
  return visitor
}

/** Sends the request for a recommendation as a visitor does; returns the answers once they were received. */
export async function sendRequest(page: Page, answers: Partial<Answers> = {}): Promise<Answers> {
  const visitor = await fillRequest(page, answers)
  await formIsOldEnough(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thank-you$/)
  return visitor
}

/** The path of the page of a request, from the confirmation of its visitor. */
export async function requestPathOf({ workEmail }: Answers): Promise<string> {
  const confirmation = (await emailsAbout(workEmail, 2)).find((mail) => isTo(mail, workEmail))
  const [address = ''] = /https?:\/\/\S+\/request\/[\w-]{32}(?=\s)/.exec(confirmation?.text ?? '') ?? []
  expect(confirmation?.html).toContain(`href="${address}"`)
  return new URL(address).pathname
}

/** Resolves when the form is two seconds old; faster answers count as a bot's. */
export async function formIsOldEnough(page: Page): Promise<void> {
  const shownAt = Number(await page.locator('input[name=renderedAt]').inputValue())
  await expect.poll(() => Date.now() - shownAt, { intervals: [100] }).toBeGreaterThan(2_100)
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Get My Free EMR Recommendation' })

/** Handles POST requests to a page with `answer`; GET requests are passed on. */
export async function onPost(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) => (route.request().method() === 'POST' ? answer(route) : route.fallback())
  await page.route(`**${path}`, handle)
  return () => page.unroute(`**${path}`, handle)
}

/** Holds requests for an address, such as a script's, until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { held, release } = newHold()
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Takes a page offline; returns the function that reconnects it. The browser is set offline and every request is
 * aborted as well, because Chromium sometimes lets one through after it was set offline.
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.abort('internetdisconnected')
  await page.route('**', fail)
  await page.context().setOffline(true)
  return async () => {
    await page.context().setOffline(false)
    await page.unroute('**', fail)
  }
}

/** The emails that contain an address or a sentence in their text, or the address in their recipients, once there are as many as expected. */
export async function emailsAbout(address: string, expected: number): Promise<Email[]> {
  const read = async () => (await allEmails()).filter((mail) => isTo(mail, address) || mail.text?.includes(address))
  await expect.poll(async () => (await read()).length, { timeout: 60_000 }).toBe(expected)
  return read()
}

/** Parsed emails by the name of their file; each is read once, because a waiting test asks for all of them repeatedly. */
const parsed = new Map<string, Promise<Email>>()

async function allEmails(): Promise<Email[]> {
  const folder = join(dataDir(), 'mail')
  const parse = (name: string) => {
    const email = parsed.get(name) ?? readFile(join(folder, name), 'utf8').then((source) => PostalMime.parse(source))
    parsed.set(name, email)
    // An email may be erased in the meantime.
    return email.catch(() => [])
  }
  // The folder does not exist before the first email.
  const names = await readdir(folder).catch(() => [])
  const finished = names.filter((name) => name.endsWith('.eml')).sort()
  return (await Promise.all(finished.map(parse))).flat()
}

export const isTo = (mail: Email, address: string) =>
  mail.to?.some((recipient) => recipient.address === address) ?? false

function dataDir(): string {
  const given = process.env.TEST_SITE_DATA_DIR
  if (!given) throw new Error('TEST_SITE_DATA_DIR is not set: run the tests with `npm test`.')
  return given
}
