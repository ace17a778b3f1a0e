import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeMade } from './catalogue-index.mjs'
import { root } from './project.mjs'

const answers = path.join(root, 'shared/answers')
const drawings = path.join(root, 'client/drawings')

/** The cards of a folder in the order of their `place`: what the front matter of each says, and its text. */
export async function readCards(folder) {
  // Loaded here, because a built site is served without the packages for development.
  const { parse } = await import('yaml')
  const cards = filesOf(folder, '.md').map(([slug, card]) => {
    const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(card) ?? []
    return { slug, file: path.join(folder, `${slug}.md`), meta: parse(front) ?? {}, text }
  })
  return cards.sort((one, other) => one.meta.place - other.meta.place)
}

/** Writes the cards of the short answers, and where the text of each is. */
export async function indexAnswers() {
  const cards = (await readCards(answers)).map(({ slug, meta }) => ({ slug, ...meta }))
  // A source that several answers rest on is written out in one of them, and named in the others.
  const written = cards.flatMap(({ sources }) => sources)
  const sourcesOf = ({ sources }) =>
    sources.map((source) => (typeof source === 'string' ? written.find(({ name }) => name === source) : source))
  const rows = cards.map(({ place, description, ...card }) => ({ ...card, sources: sourcesOf(card) }))
  write(answers, 'cards.ts', [`export const cards = ${JSON.stringify(rows)} as const`])
  write(answers, 'texts.ts', [
    'export const texts = {',
    ...cards.map(({ slug }) => `  '${slug}': () => import('../${slug}.md'),`),
    '}',
  ])
}

/**
 * Writes the drawings as what React needs of them: the attributes of each, and what is inside.
 * @throws if a file does not begin as a drawing
 */
export function indexDrawings(folder = drawings) {
  const rows = filesOf(folder, '.svg').map(([name, text]) => {
    const [, attributes, inside] = /^<svg xmlns="[^"]*" ([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? []
    if (!attributes)
      throw new Error(`${path.join(folder, name)}.svg has no frame that can be read: <svg xmlns="…" …>…</svg>`)
    const named = Array.from(attributes.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi), ([, key, value]) => [
      propOf(key),
      value,
    ])
    return [name, { ...Object.fromEntries(named), inside: inside.replace(/\n\s*/g, '') }]
  })
  write(folder, 'index.ts', [`export const drawings = ${JSON.stringify(Object.fromEntries(rows))} as const`])
}

/** React's name for an attribute; those for assistive technology keep theirs. */
const propOf = (name) =>
  name.startsWith('aria-') ? name : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())

const filesOf = (folder, end) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => [path.basename(name, end), readFileSync(path.join(folder, name), 'utf8')])

const write = (folder, name, lines) =>
  writeMade(path.join(folder, 'made', name), 'scripts/lib/content-index.mjs', lines)
