import PostalMime from 'postal-mime'
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { leadOf } from '../support/lead'
import { type Site, startSite } from '../support/site'
import { until } from '../support/until'

/**
 * One walk through the site in Debian's Firefox, which Playwright cannot drive: what a visitor and the team do every
 * day, by taps and keys. Each step waits until the page shows what follows from it.
 */
const visitor = leadOf({ workEmail: 'ana@firefox.example', organizationName: 'Firefox Counseling' })

let site: Site
let browser: Browser
let page: Page

beforeAll(async () => {
  site = await startSite()
  await site.seed()
  browser = await launch({ browser: 'firefox', executablePath: process.env.TEST_FIREFOX })
  page = await browser.newPage()
  await page.setViewport({ width: 390, height: 844 })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

test('a visitor goes from the home page to a match, and from there to a comparison', async () => {
  await open('/')
  await tap('::-p-text(Outpatient mental health)')
  await tap('::-p-text(Just me)')
  await tap('::-p-aria([name="$50 to $100"][role="button"])')
  await reaches(/\/match\?/)
  await shows('main h2', /systems? to look at/)

  await open('/comparisons')
  await page.select('select[name=emr1]', 'kipu')
  await page.select('select[name=emr2]', 'epic')
  await reaches(/emr1=kipu&emr2=epic$/)
  await shows('main table', /Telehealth/)
})

test('a visitor sends a request, and its own page shows it', async () => {
  await open('/get-recommendation')
  for (const [name, answer] of Object.entries(visitor)) await fill(`form [name=${name}]`, String(answer))
  await until(async () => expect(Date.now() - (await renderedAt())).toBeGreaterThan(2_100))
  await tap('::-p-aria([name="Get My Free EMR Recommendation"][role="button"])')
  await reaches(/\/thank-you$/)

  await open(await linkIn(/\/request\/[\w-]{20,}/))
  await shows('main', new RegExp(String(visitor.organizationName)))
})

test('the team signs in, opens the request, and writes an article', async () => {
  await open('/admin/leads')
  await fill('input[type=password]', 'a password for tests')
  await tap('::-p-aria([name="Sign in"][role="button"])')
  await shows('main', new RegExp(String(visitor.organizationName)))
  await tap(`::-p-aria([name="${visitor.organizationName}"][role="link"])`)
  await shows('main', new RegExp(String(visitor.organizationDescription)))

  await open('/admin/posts')
  await tap('main summary::-p-text(New article)')
  await fill('textarea[name=title]', 'Written in Firefox')
  await tap('::-p-aria([name="New draft"][role="button"])')
  await reaches(/\/admin\/posts\/[\w-]{30,}/)
  const text = await found('::-p-aria([name="Text"][role="textbox"])')
  await text.click()
  await page.keyboard.type('## Intake')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ask first.')
  await tap('::-p-aria([name="Save draft"][role="button"])')
  await until(async () => {
    const article = await site.db('blog_posts').where({ title: 'Written in Firefox' }).first('content')
    expect(article.content).toMatch(/^<h2>Intake<\/h2>\s*<p>Ask first\.<\/p>$/)
  })
})

const open = (path: string) => page.goto(`${site.url}${path}`)

/** The first address of this form in an email to the visitor, once one has arrived. */
const linkIn = (address: RegExp): Promise<string> =>
  until(async () => {
    const emails = await Promise.all((await site.emails()).map((source) => PostalMime.parse(source)))
    const theirs = emails.find(({ to }) => to?.some((recipient) => recipient.address === visitor.workEmail))
    const [path] = address.exec(theirs?.text ?? '') ?? []
    if (!path) throw new Error('No email to the visitor has such a link yet.')
    return path
  })

/** The first element that matches a selector, once it is there. */
const found = async (selector: string): Promise<ElementHandle> =>
  until(async () => {
    const element = await page.$(selector)
    if (!element) throw new Error(`Nothing matches ${selector} at ${page.url()}.`)
    return element
  })

async function tap(selector: string) {
  await (await found(selector)).click()
}

async function fill(selector: string, answer: string) {
  const field = await found(selector)
  if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await page.select(selector, answer)
  else await field.type(answer)
}

const renderedAt = () => page.$eval('input[name=renderedAt]', (field) => Number((field as HTMLInputElement).value))

const reaches = (address: RegExp) => until(() => expect(page.url()).toMatch(address))

const shows = (selector: string, text: RegExp) =>
  until(async () => {
    const texts = await page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ''))
    expect(texts.join('\n')).toMatch(text)
  })
