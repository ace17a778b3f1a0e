/** Attributes that name an element's content or target and do not affect its look. */
const ofContent = new Set(['alt', 'd', 'for', 'href', 'id', 'name', 'src', 'style', 'title', 'value'])

/** Elements of a drawing: without words or controls, so axe does not check them. */
const shapes = new Set(['circle', 'defs', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect', 'stop', 'use'])

/**
 * The looks of a page: each element with its classes and the names of its other attributes, which is all that
 * stylesheets distinguish elements by. A page whose looks all occur on other pages is styled only by rules that apply
 * there too.
 */
export function looksOf(html: string): Set<string> {
  const body = html.replace(/<script\b[^>]*>[^<]*<\/script>/g, '')
  const tags = [...body.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g)].filter(([, tag = '']) => !shapes.has(tag))
  return new Set(tags.map(([, tag = '', attributes = '']) => lookOf(tag, attributes)))
}

function lookOf(tag: string, attributes: string): string {
  const given = Array.from(attributes.matchAll(/\s([a-z][\w:-]*)(?:="([^"]*)")?/gi), ([, name = '', value = '']) => ({
    name,
    value,
  }))
  const classes = given.find(({ name }) => name === 'class')?.value ?? ''
  const others = given.map(({ name }) => name).filter((name) => name !== 'class' && !ofContent.has(name))
  return `${tag}.${classes} ${others.sort().join(' ')}`
}

/**
 * A small set of addresses that together have every look: in each round the one that adds most (the first of several).
 * @param looks of each address
 * @param wanted addresses that are always included
 */
export function coverOf(looks: ReadonlyMap<string, ReadonlySet<string>>, wanted: readonly string[]): string[] {
  const chosen = [...wanted]
  const missing = new Set([...looks.values()].flatMap((all) => [...all]))
  const take = (address: string) => {
    for (const look of looks.get(address) ?? []) missing.delete(look)
  }
  for (const address of wanted) take(address)
  while (missing.size > 0) {
    const additions = Array.from(looks, ([address, all]) => ({
      address,
      count: [...all].filter((look) => missing.has(look)).length,
    }))
    const best = additions.reduce((most, one) => (one.count > most.count ? one : most))
    chosen.push(best.address)
    take(best.address)
  }
  return chosen
}
