import { readdirSync, readFileSync } from 'node:fs'

const tokens = readFileSync('client/styles/tokens.css', 'utf8')
const sizes = Array.from(tokens.matchAll(/--text-(\w+): var\(--size-\w+\);/g), ([, name]) => name)

/** Classes that would set a size outside the scale, or that Tailwind implements with registered properties. */
const strays =
  /(?<![\w-])(text-(?:\d?xs|sm|base|lg|\d?xl|\[[\d.]+(?:rem|px|em)\])|space-y-[\d.]+|divide-y|tabular-nums)(?![\w-])/g

describe('the type scale', () => {
  it('has seven sizes', () => {
    expect(sizes).toHaveLength(7)
  })

  it('has every text size that components use, and lists and figures use our own utilities', () => {
    const found = filesOf('.ts', '.tsx').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(strays), ([name]) => name)
        .filter((name) => !sizes.includes(name.replace('text-', '')))
        .map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('has every text size that stylesheets use, except for print', () => {
    const found = filesOf('.css').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/font-size: ([^;]+);/g), ([, value = '']) => value)
        .filter((value) => !/^(var\(--size-\w+\)|[\d.]+pt|12px|0\.85em|1em|inherit)$/.test(value))
        .map((value) => `${file}: ${value}`),
    )
    expect(found).toEqual([])
  })
})

describe('peers 4, 5: styles that every browser draws', () => {
  const styles = filesOf('.css').map((file) => [file, readFileSync(file, 'utf8')] as const)

  it('set no shorthand of text-decoration with a variable, which WebKit drops as a whole', () => {
    const found = styles.flatMap(([file, css]) =>
      Array.from(css.matchAll(/[^-]text-decoration:[^;]*var\([^;]*;/g), ([rule]) => `${file}: ${rule.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('have 4.5:1 for marks of a single character, which automatic checks skip, in light and dark', () => {
    const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)')
    for (const scheme of [light, dark]) {
      const color = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(scheme)?.[1] ?? ''
      for (const ink of ['ink', 'ink-soft', 'accent', 'yes', 'no'])
        for (const paper of ['paper', 'surface'])
          expect([ink, paper, contrast(color(ink), color(paper)) >= 4.5]).toEqual([ink, paper, true])
    }
  })

  it('give text no color that is only for pictures: the star', () => {
    const found = filesOf('.tsx').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/<(\w+)[^>]*\btext-star\b/g), ([, tag = '']) => tag)
        .filter((tag) => !tag.endsWith('Icon'))
        .map((tag) => `${file}: ${tag}`),
    )
    expect(found).toEqual([])
  })
})

/** The contrast ratio of two colors such as `#c87a0a` (WCAG 2). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function filesOf(...endings: string[]): string[] {
  return readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `client/${name}`)
}
