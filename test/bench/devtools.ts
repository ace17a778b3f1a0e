import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

interface Point {
  x: number
  y: number
}

/** A browser tab with the document that it shows at the moment. */
export interface Tab {
  open: (url: string) => Promise<void>
  /** The value of an expression in the document, awaited if it is a promise; plain data only. */
  evaluate: <T>(expression: string) => Promise<T>
  moveTo: (point: Point) => Promise<void>
  click: (point: Point) => Promise<void>
  close: () => Promise<void>
}

interface Message {
  id?: number
  method?: string
  params?: { sessionId: string; targetInfo: { type: string; targetId: string; subtype?: string } }
  result?: unknown
  error?: { message: string }
}

const ofAllKinds = [{}]
/** Everything except pages, which are attached through their tabs. */
const byTabs = [{ type: 'page', exclude: true }, {}]
const switches = ['--headless=new', '--remote-debugging-pipe', '--window-size=1280,800', '--no-first-run']

/**
 * Starts Chromium with one tab, controlled by the DevTools protocol over a pipe and attached through tabs. Playwright
 * attaches to pages, for which Chromium does not prerender, and disables many features besides; Puppeteer loses its page
 * when a prerendered one takes its place. This browser has a visitor's features.
 */
export async function openTab(executable: string): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), 'bemr-browser-'))
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const args = [...switches, ...asRoot, `--user-data-dir=${folder}`, 'about:blank']
  const browser = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const pages = createPages()
  const send = connect(browser, (event) => {
    pages.hear(event)
    const { method, params } = event
    if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'tab')
      attach(ofAllKinds, params.sessionId).catch(() => undefined)
  })
  const attach = (filter: object[], session?: string) =>
    send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter }, session)
  const mouse = (type: string, point: Point, button = {}) =>
    send('Input.dispatchMouseEvent', { type, ...point, ...button }, pages.shown())

  await send('Target.setDiscoverTargets', { discover: true, filter: ofAllKinds })
  await attach(byTabs)
  while (!pages.shown()) await new Promise((resolve) => setTimeout(resolve, 20))
  return {
    open: async (url) => void (await send('Page.navigate', { url }, pages.shown())),
    async evaluate<T>(expression: string) {
      const asked = { expression, returnByValue: true, awaitPromise: true }
      const { result } = (await send('Runtime.evaluate', asked, pages.shown())) as { result: { value: T } }
      return result.value
    },
    moveTo: async (point) => void (await mouse('mouseMoved', point)),
    async click(point) {
      const left = { button: 'left', clickCount: 1 }
      await mouse('mousePressed', point, left)
      // It may never be answered, because the clicked page goes away.
      mouse('mouseReleased', point, left).catch(() => undefined)
    },
    async close() {
      const ended = once(browser, 'exit')
      await send('Browser.close')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Tracks the browser's pages by session, and which one is shown: a prerendered page is a page too. */
function createPages() {
  const pages = new Map<string, { targetId: string; isShown: boolean }>()
  const heard: Record<string, (params: NonNullable<Message['params']>) => void> = {
    'Target.attachedToTarget': ({ sessionId, targetInfo: { type, targetId, subtype } }) => {
      if (type === 'page') pages.set(sessionId, { targetId, isShown: subtype !== 'prerender' })
    },
    'Target.targetInfoChanged': ({ targetInfo: { targetId, subtype } }) => {
      for (const page of pages.values()) if (page.targetId === targetId) page.isShown = subtype !== 'prerender'
    },
    'Target.detachedFromTarget': ({ sessionId }) => {
      pages.delete(sessionId)
    },
  }
  return {
    hear: ({ method = '', params }: Message) => params && heard[method]?.(params),
    shown: () => [...pages].find(([, { isShown }]) => isShown)?.[0],
  }
}

/** Messages are JSON terminated by NUL: commands go out on file descriptor 3, responses and events come in on 4. */
function connect(browser: ChildProcess, onEvent: (message: Message) => void) {
  const [, , , commands, answers] = browser.stdio as unknown as Duplex[]
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  let rest = ''
  answers?.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (rest + piece).split('\0')
    rest = messages.pop() ?? ''
    for (const message of messages.map((text): Message => JSON.parse(text))) {
      if (message.id === undefined) onEvent(message)
      else if (message.error) waiting.get(message.id)?.reject(new Error(message.error.message))
      else waiting.get(message.id)?.resolve(message.result)
      waiting.delete(message.id ?? 0)
    }
  })
  return (method: string, params: object = {}, sessionId?: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      commands?.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`)
    })
}
