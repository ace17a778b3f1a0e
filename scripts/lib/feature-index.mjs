import path from 'node:path'
import { writeMade } from './catalogue-index.mjs'
import { readCards } from './content-index.mjs'
import { root } from './project.mjs'

const cards = path.join(root, 'shared/features')
const made = path.join(cards, 'made')

/** What the front matter of a card can say; `docs/decisions/062-a-feature-is-one-card.md` tells what each is for. */
const known = new Set(
  'label name article place group placeInGroup traits fields price includes chargedWith detail question category rules parts words own weak denied headline'.split(
    ' ',
  ),
)
const tables = {
  featureLabels: 'label',
  featureArticles: 'article',
  featureGroups: 'group',
  placesInGroup: 'placeInGroup',
  featureFields: 'fields',
  priceFields: 'price',
  includedFeatures: 'includes',
  chargedWith: 'chargedWith',
  ownQuestions: 'question',
}
const patternKeys = ['words', 'own', 'weak', 'denied']
const sections = {
  Steps: 'steps',
  'What goes wrong': 'mistakes',
  Questions: 'questions',
  'How to tell whether it works': 'measure',
}

/**
 * Writes what the cards of `shared/features` say as modules, so that adding a feature is adding a card: small tables
 * (`terms.ts`), the words for each (`words.ts`), and the notes with the patterns of headlines (`notes.ts`). Apart, because
 * the browser needs only the labels. Writes nothing that is unchanged.
 */
export async function indexFeatures() {
  const features = (await readCards(cards)).map(featureOf)
  const tasks = (await readCards(path.join(cards, 'tasks'))).map(featureOf)
  const column = (name) => features.flatMap(({ key, [name]: value }) => (value === undefined ? [] : [[key, value]]))
  const table = (name, rows) => `export const ${name} = ${JSON.stringify(Object.fromEntries(rows))} as const`
  const traits = [...new Set(column('traits').flatMap(([, names]) => names))].map((trait) => [
    trait,
    column('traits').flatMap(([key, names]) => (names.includes(trait) ? [key] : [])),
  ])
  write('terms.ts', [
    ...Object.entries(tables).map(([name, from]) => table(name, column(from))),
    table('traits', traits),
  ])
  write('words.ts', ['export const words = {', ...features.map(wordsOf), '}'])
  write('notes.ts', [...notesOf('features', features), ...notesOf('tasks', tasks)])
}

/** @throws if the card says something that nobody reads, or lacks a section */
function featureOf({ slug: key, file, meta, text }) {
  const strange = Object.keys(meta).filter((name) => !known.has(name))
  const [purpose = '', ...rest] = text.split(/^## /m)
  const parts = Object.fromEntries(rest.map(sectionOf))
  const lacking = Object.values(sections).filter((name) => !parts[name]?.length)
  if (strange.length > 0 || lacking.length > 0 || Object.keys(parts).length > Object.keys(sections).length)
    throw new Error(`${file}: unknown ${strange.join(', ') || 'nothing'}, lacking ${lacking.join(', ') || 'nothing'}`)
  return { key, name: meta.label, ...meta, notes: { purpose: purpose.trim(), ...parts } }
}

/** A section as its key and its entries; the last one is a paragraph. */
function sectionOf(section) {
  const [title, ...lines] = section.trim().split('\n')
  const key = sections[title] ?? title
  const entries = lines.flatMap((line) => /^(?:-|\d+\.) (.+)$/.exec(line)?.[1] ?? [])
  return [key, key === 'measure' ? lines.join('\n').trim() : entries]
}

/** The patterns as expressions, so that the types and the check of expressions see them. */
const expression = (sources, flags, parts = {}) =>
  `/${sources.join('|').replace(/\{([a-z]+)\}/g, (_, name) => parts[name])}/${flags}`

const wordsOf = ({ key, parts, ...card }) =>
  `  ${key}: { ${patternKeys.flatMap((name) => (card[name] ? `${name}: ${expression(card[name], 'g', parts)}` : [])).join(', ')} },`

const notesOf = (name, all) => [
  `export const ${name} = {`,
  ...all.map(
    ({ key, name, category, rules = [], detail = null, headline, notes }) =>
      `  ${key}: { ...(${JSON.stringify({ name, category, rules, detail, ...notes })} as const), headline: ${headline ? expression(headline, 'gi') : null} },`,
  ),
  '}',
]

const write = (name, lines) => writeMade(path.join(made, name), 'scripts/lib/feature-index.mjs', lines)
