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
        .filter((value) => !/^(var\(--size-\w+\)|[\d.]+pt|12px|0\.85em)$/.test(value))
        .map((value) => `${file}: ${value}`),
    )
    expect(found).toEqual([])
  })
})

const filesOf = (...endings: string[]) =>
  readdirSync('client', { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => `client/${name}`)
