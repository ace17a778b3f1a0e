/** Keeps unsaved text in this browser, so a lost connection or an ended session does not lose it. */
const prefix = 'kept:'
const keptForMs = 30 * 24 * 3_600_000
/** Where the tab's name is stored, so that two tabs writing the same note do not overwrite each other. */
const tabKey = 'tab'

/** 32 random hexadecimal digits. Unlike `crypto.randomUUID`, it also works on a site without https. */
export const newTabName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const ownName = newTabName()

export interface KeptText {
  text: string
  /** ISO 8601. */
  at: string
}

/**
 * Keeps a text under the name of its field; an empty one is removed.
 * @returns whether the text would come back; not if the browser stores nothing (blocked, or full)
 */
export function keepText(field: string, text: string): boolean {
  const done = attempt(() => {
    const key = `${prefix}${field}#${tab()}`
    if (text.trim() === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ text, at: new Date().toISOString() } satisfies KeptText))
    return true
  })
  return done === true || text.trim() === ''
}

/** The text last kept for a field, by this tab or another. Texts past their age limit are deleted. */
export function keptText(field: string): KeptText | undefined {
  const texts = keysOf(`${field}#`).map(read)
  return texts.filter((one) => one !== undefined).sort((a, b) => b.at.localeCompare(a.at))[0]
}

/** Deletes the kept text of a field; if `text` is given, only if it is that text. */
export function forgetText(field: string, text?: string): void {
  attempt(() => {
    for (const key of keysOf(`${field}#`))
      if (text === undefined || read(key)?.text.trim() === text.trim()) localStorage.removeItem(key)
  })
}

/** Deletes all kept texts at sign-out. */
export function forgetAllTexts(): void {
  attempt(() => {
    for (const key of keysOf('')) localStorage.removeItem(key)
  })
}

const keysOf = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix + start))) ?? []

function read(key: string): KeptText | undefined {
  return attempt(() => {
    const { text, at } = JSON.parse(localStorage.getItem(key) ?? '') as KeptText
    const isFresh = Date.now() - Date.parse(at) < keptForMs
    if (!isFresh) localStorage.removeItem(key)
    return isFresh ? { text: String(text), at } : undefined
  })
}

function tab(): string {
  const name = attempt(() => sessionStorage.getItem(tabKey)) ?? ownName
  attempt(() => sessionStorage.setItem(tabKey, name))
  return name
}

/** Undefined if the browser stores nothing (blocked, or full). */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
