import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'
import { readRecords } from './records.mjs'

const vendors = path.join(root, 'shared/catalogue/vendors')
const made = path.join(root, 'shared/catalogue/made')
const articles = path.join(root, 'migrations/articles')

/**
 * Writes the modules that name each vendor's folder, so that adding a system is adding a folder: its ids in catalogue
 * order (by `place`, the others after them by name), the other keys of each, its records, its reviews, and the names
 * that the check of spelling knows. Also the one that names each article that comes with the product. Writes nothing
 * that is unchanged.
 */
export function indexCatalogue() {
  const records = readRecords().sort(
    (a, b) => (a.place ?? Infinity) - (b.place ?? Infinity) || a.name.localeCompare(b.name, 'en'),
  )
  const ids = records.map(({ id }) => id)
  write('ids.ts', [
    `export const vendorIds = ${JSON.stringify(ids)} as const`,
    `export const vendorKeys = ${JSON.stringify(records.flatMap(({ id, keys = [] }) => keys.map((key) => [key, id])))} as const`,
  ])
  write('records.ts', [
    ...ids.map((id) => `import ${id} from '../vendors/${id}/record.json' with { type: 'json' }`),
    `export const records: readonly unknown[] = [${ids.join(', ')}]`,
  ])
  write('reviews.ts', [
    'export const reviews = {',
    ...ids.filter(hasReview).map((id) => `  ${id}: () => import('../vendors/${id}/review.md'),`),
    '}',
  ])
  write('names.txt', records.flatMap(namesOf))
  const texts = readdirSync(articles)
    .filter((name) => name.endsWith('.md'))
    .sort()
  write(path.join(articles, 'index.ts'), [
    ...texts.map((name, at) => `import * as article${at} from './${name}'`),
    `export const articles = [${texts.map((_, at) => `article${at}`).join(', ')}]`,
  ])
}

const namesOf = ({ id, name, alsoKnownAs = '', keys = [], names: { others = [] } }) =>
  [id, name, alsoKnownAs, ...keys, ...others].flatMap((text) => text.match(/[A-Za-z]+/g) ?? [])

const hasReview = (id) => existsSync(path.join(vendors, id, 'review.md'))

const write = (name, lines) => writeMade(path.resolve(made, name), 'scripts/lib/catalogue-index.mjs', lines)

/** Writes a file of lines that says by which script it is written, and its folder, unless it is unchanged. */
export function writeMade(file, script, lines) {
  const text = `${file.endsWith('.ts') ? '//' : '#'} Written by ${script}.\n${lines.join('\n')}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
