import type { Page } from '@playwright/test'

/** What a piece of HTML did in a browser without a content security policy, and what it contains. */
export interface Seen {
  number: number
  what: string
}

export interface Piece {
  number: number
  html: string
}

const home = 'http://article.test/'

/**
 * A page without protection. It records each call of `hit(number)` in any of its frames, each dialog, each request to
 * another host, and each navigation.
 */
export async function openSandbox(page: Page): Promise<{ seen: Seen[] }> {
  const seen: Seen[] = []
  const see = (what: string) => seen.push({ number: Number(/(?:\/|\()(\d+)/.exec(what)?.[1] ?? -1), what })
  await page.exposeFunction('hit', (number?: number) => see(`hit(${number ?? ''})`))
  page.on('dialog', (dialog) => {
    see(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.route('**/*', (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.href === home) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a</title>' })
    const ownPicture = url.origin === new URL(home).origin && request.resourceType() === 'image'
    if (!ownPicture) see(`request ${request.resourceType()} ${url.href}`)
    // Status 204 keeps the page where it is.
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fulfill({ status: 404 })
  })
  await page.goto(home)
  return { seen }
}

/** Sets each piece as the inner HTML of an element, as a script would. */
export async function showInside(page: Page, pieces: readonly Piece[]): Promise<void> {
  await page.evaluate((given) => {
    for (const { html } of given) {
      const box = document.createElement('div')
      document.body.append(box)
      box.innerHTML = html
    }
  }, pieces)
}

/** Puts the pieces into documents, each as an article among others, as the site does. */
export async function showAsDocuments(page: Page, pieces: readonly Piece[]): Promise<void> {
  const articles = pieces.map(({ html }) => `<article>${html}</article>`)
  const documents = Array.from({ length: Math.ceil(articles.length / 40) }, (_, index) =>
    articles.slice(40 * index, 40 * index + 40).join('\n'),
  )
  await page.evaluate(async (given) => {
    const frames = given.map((html) => {
      const frame = document.createElement('iframe')
      frame.srcdoc = `<!doctype html><body>${html}</body>`
      return frame
    })
    const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)))
    document.body.append(...frames)
    await Promise.all(loaded)
  }, documents)
}

/** Does everything to every element in every document that a reader can do; links to other hosts are not followed. */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = Array.from(document.querySelectorAll('iframe')).map((frame) => frame.contentDocument)
    const documents = [document, ...frames].filter((each) => each !== null)
    const events = [
      'click',
      'mouseover',
      'pointerover',
      'pointerenter',
      'focus',
      'toggle',
      'copy',
      'wheel',
      'error',
      'load',
    ]
    for (const each of documents) {
      each.addEventListener('click', (event) => {
        // An element of another document is an instance of that document's own `Element`.
        const link = (event.target as Element | null)?.closest?.('a')
        if (!link || /^(https?|mailto):$/.test(link.protocol)) event.preventDefault()
      })
      for (const element of Array.from(each.body?.querySelectorAll('*:not(iframe)') ?? [])) {
        for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
        if (element instanceof HTMLElement) element.focus()
        if (element.tagName === 'A') (element as HTMLAnchorElement).click()
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
}
