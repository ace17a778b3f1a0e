/** Like `localStorage`: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown
}
Object.assign(FakeStorage.prototype, {
  getItem(this: FakeStorage, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  },
  setItem(this: FakeStorage, key: string, text: string) {
    this[key] = text
  },
  removeItem(this: FakeStorage, key: string) {
    delete this[key]
  },
})

const refusing = () => {
  throw new Error('no storage')
}
const full = () => Object.assign(new FakeStorage(), { setItem: refusing })

/** The module in a page with these parts of a browser; a function in place of a storage throws when it is reached for. */
async function pageWith(parts: Record<'localStorage' | 'sessionStorage', FakeStorage | (() => never)>) {
  for (const [name, part] of Object.entries(parts))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: typeof part === 'function' ? part : () => part,
    })
  // What a browser offers on a site without https.
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: { getRandomValues } })
  jest.resetModules()
  return await import('../../../client/admin/kept-texts')
}

describe('peers F21: unsaved text on a site without https', () => {
  const whole = Object.getOwnPropertyDescriptor(globalThis, 'crypto') as PropertyDescriptor
  afterEach(() => {
    Object.defineProperty(globalThis, 'crypto', whole)
    Reflect.deleteProperty(globalThis, 'localStorage')
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })

  it('is kept, and comes back on the next page', async () => {
    const parts = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() }
    const { keepText } = await pageWith(parts)
    expect(keepText('note', 'Call them.')).toBe(true)
    const { keptText, forgetText } = await pageWith(parts)
    expect(keptText('note')).toMatchObject({ text: 'Call them.' })
    forgetText('note')
    expect(keptText('note')).toBeUndefined()
  })

  it('is kept even if the tab cannot be named', async () => {
    const { keepText, keptText } = await pageWith({ localStorage: new FakeStorage(), sessionStorage: refusing })
    expect(keepText('note', 'Call them.')).toBe(true)
    expect(keptText('note')).toMatchObject({ text: 'Call them.' })
  })

  it.each([
    ['blocked', refusing],
    ['full', full()],
  ])('is known not to be kept if the storage is %s; no text is no loss', async (_, localStorage) => {
    const { keepText } = await pageWith({ localStorage, sessionStorage: new FakeStorage() })
    expect(keepText('note', 'Call them.')).toBe(false)
    expect(keepText('note', ' ')).toBe(true)
  })
})
