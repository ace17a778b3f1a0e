import { test as base, expect, type Page } from '@playwright/test'
import { leadFields } from '../../shared/leads/fields'
import { leadOf } from '../support/lead'
import { readMails } from '../support/site'

interface Watch {
  /** Messages that a test provokes on purpose; any other error on the console, or thrown on the page, fails it. */
  provoked: RegExp[]
  quietConsole: undefined
}

export const test = base.extend<Watch>({
  provoked: [[], { option: true }],
  quietConsole: [
    async ({ page, provoked }, use) => {
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await use(undefined)
      expect(errors.filter((error) => !provoked.some((pattern) => pattern.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export type Answers = ReturnType<typeof leadOf>

let count = 0

/** A lead that no other test makes, so that its mails can be told from theirs. */
export function newVisitor(answers: Parameters<typeof leadOf>[0] = {}): Answers {
  count += 1
  return {
    ...leadOf(),
    workEmail: `visitor-${process.pid}-${Date.now()}-${count}@northside.example`,
    ...answers,
  } as Answers
}

/** Answers the questions by their labels, as a person does. */
export async function answerQuestions(page: Page, answers: Answers): Promise<void> {
  for (const { name, label, control } of leadFields) {
    const question = page.getByLabel(label, { exact: true })
    if (control === 'select') await question.selectOption(answers[name] as string)
    else await question.fill(answers[name] as string)
  }
}

/** What the form holds now, by name. */
export async function answersOn(page: Page): Promise<Record<string, string>> {
  const entries = leadFields.map(
    async ({ name, label }) => [name, await page.getByLabel(label, { exact: true }).inputValue()] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** Resolves when the form is two seconds old: whoever answers faster is taken for a machine. */
export async function formIsOldEnough(page: Page): Promise<void> {
  const shownAt = Number(await page.locator('input[name=renderedAt]').inputValue())
  await expect.poll(() => Date.now() - shownAt, { intervals: [100] }).toBeGreaterThan(2_100)
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Get My Free EMR Recommendation' })

/** The mails that mention an address, once there are as many as expected. */
export async function mailsAbout(address: string, expected: number): Promise<string[]> {
  const read = async () => (await readMails(dataDir())).filter((mail) => unfolded(mail).includes(address))
  await expect.poll(async () => (await read()).length, { timeout: 20_000 }).toBe(expected)
  return read()
}

/** Long lines are broken in a mail: quoted-printable ends them with `=`. */
const unfolded = (mail: string) => mail.replace(/=\r?\n/g, '')

function dataDir(): string {
  const given = process.env.TEST_SITE_DATA_DIR
  if (!given) throw new Error('TEST_SITE_DATA_DIR is not set: run the tests with `npm test`.')
  return given
}
