/** In the order in which they are looked for: browsers also name the browsers they resemble. */
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

/** The browser and system in a `User-Agent`, in a few words that follow "Signed in from". Nothing else of it is stored. */
export function browserName(agent: string | undefined): string {
  const [browser, system] = [nameIn(agent ?? '', browsers), nameIn(agent ?? '', systems)]
  if (!browser) return 'an unknown browser'
  return system ? `${browser} on ${system}` : browser
}
