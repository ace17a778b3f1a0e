/** Lines after this one are not read. */
const linesMax = 2_000

interface Rule {
  allow: boolean
  path: string
}

/**
 * Whether a robots.txt allows a program to open a path (RFC 9309): the group that names it, else the one for all (`*`);
 * the longest matching rule wins; among rules of equal length, one that allows. Supports `*` and a final `$`.
 * @param product the program's name, as its User-Agent begins
 */
export function mayOpen(robots: string, product: string, path: string): boolean {
  const groups = readGroups(robots)
  const own = groups.get(product.toLowerCase()) ?? groups.get('*') ?? []
  const fitting = own.filter((rule) => rule.path !== '' && fits(rule.path, path))
  const longest = Math.max(0, ...fitting.map((rule) => rule.path.length))
  const decisive = fitting.filter((rule) => rule.path.length === longest)
  return decisive.length === 0 || decisive.some(({ allow }) => allow)
}

/** The rules of each group by the names it is for. Groups with the same name are merged. */
function readGroups(robots: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>()
  let names: string[] = []
  let hasRules = false
  for (const line of robots.split('\n', linesMax)) {
    const [key = '', value = ''] = splitLine(line)
    if (key === 'user-agent') {
      if (hasRules) names = []
      hasRules = false
      names.push(value.toLowerCase())
      if (!groups.has(value.toLowerCase())) groups.set(value.toLowerCase(), [])
    } else if (key === 'allow' || key === 'disallow') {
      hasRules = true
      for (const name of names) groups.get(name)?.push({ allow: key === 'allow', path: value })
    }
  }
  return groups
}

function splitLine(line: string): [string, string] {
  const text = line.split('#', 1)[0] ?? ''
  const colon = text.indexOf(':')
  return colon < 0 ? ['', ''] : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()]
}

/**
 * Whether a pattern matches a path. Each piece between stars is searched for after the one before, so the time is
 * bounded by the product of the lengths, without backtracking.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? rest.pop() : undefined
  let place = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, place)
    if (found < 0) return false
    place = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? place === path.length : path.length - last.length >= place && path.endsWith(last)
}
