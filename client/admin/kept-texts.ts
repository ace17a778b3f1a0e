/** Keeps unsaved text in this browser, so a lost connection or an ended session does not lose it. */
const prefix = 'kept:'
const keptForMs = 30 * 24 * 3_600_000
/** The tab's own name, so that two tabs writing the same note do not overwrite each other. */
const tabKey = 'tab'

export interface KeptText {
  text: string
  /** ISO 8601. */
  at: string
}

/**
 * Keeps a text under the name of its field; an empty one is removed. Does nothing if the browser stores nothing
 * (private window, storage full).
 */
export function keepText(field: string, text: string): void {
  attempt(() => {
    const key = `${prefix}${field}#${tab()}`
    if (text.trim() === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ text, at: new Date().toISOString() } satisfies KeptText))
  })
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
  const known = sessionStorage.getItem(tabKey) ?? crypto.randomUUID()
  sessionStorage.setItem(tabKey, known)
  return known
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
