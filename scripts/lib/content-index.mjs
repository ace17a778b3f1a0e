import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeMade } from './catalogue-index.mjs'
import { root } from './project.mjs'

const answers = path.join(root, 'shared/answers')
const drawings = path.join(root, 'client/drawings')

/** Writes the cards of the short answers by `place`, and where the text of each is. */
export async function indexAnswers() {
  // Loaded here, because a built site is served without the packages for development.
  const { parse } = await import('yaml')
  const cards = filesOf(answers, '.md')
    .map(([slug, text]) => ({ slug, ...parse(/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') }))
    .sort((one, other) => one.place - other.place)
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

/** Writes the drawings as what React needs of them: the attributes of each, and what is inside. */
export function indexDrawings() {
  const rows = filesOf(drawings, '.svg').map(([name, text]) => {
    const [, attributes = '', inside = ''] = /^<svg xmlns="[^"]*" ([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(text) ?? []
    const named = Array.from(attributes.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/gi), ([, key, value]) => [
      propOf(key),
      value,
    ])
    return [name, { ...Object.fromEntries(named), inside: inside.replace(/\n\s*/g, '') }]
  })
  write(drawings, 'index.ts', [`export const drawings = ${JSON.stringify(Object.fromEntries(rows))} as const`])
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
