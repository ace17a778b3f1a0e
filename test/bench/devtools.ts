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

/** A tab of a browser, and the document that it shows at the moment. */
export interface Tab {
  open: (url: string) => Promise<void>
  /** What an expression, or the promise that it is, comes to in the document; plain values only. */
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
/** All but pages themselves: they come with their tabs. */
const byTabs = [{ type: 'page', exclude: true }, {}]
const switches = ['--headless=new', '--remote-debugging-pipe', '--window-size=1280,800', '--no-first-run']

/**
 * Chromium with one tab, told what to do by its DevTools protocol through a pipe. It is attached to by tabs. Playwright attaches to
 * pages, for which Chromium prerenders nothing, and has many features turned off besides; this browser has those of
 * a visitor's.
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
      // It may never be answered: the page that is clicked goes away.
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

/** Keeps by its session each page that the browser has, and tells which one is shown: one that is prerendered is a page as well. */
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

/** Messages are JSON, each ended by a NUL: commands go out by the third stream, answers and events come in by the fourth. */
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
