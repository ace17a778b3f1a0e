/** In the order in which they are looked for: browsers name the ones they resemble, too. */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

const nameIn = (agent: string, names: readonly (readonly [part: string, name: string])[]) =>
  names.find(([part]) => agent.includes(part))?.[1]

/** The kind of browser that a `User-Agent` tells of, in a few words; nothing else of it is kept. */
export function browserName(agent: string | undefined): string {
  const [browser, system] = [nameIn(agent ?? '', browsers), nameIn(agent ?? '', systems)]
  if (!browser) return 'A program'
  return system ? `${browser} on ${system}` : browser
}
