import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fact whose wording contains a number, and the wording that replaces it. */
export interface Renumbered {
  vendor: string
  /** As in the data files: `starRating`, `company.customers`. */
  field: string
  before: string
  after: string
}

type Fields = Record<string, unknown>

export const recordOf = (id: string) => `shared/catalogue/vendors/${id}/record.json`

/** The catalogue's records by id, as JSON. */
export const readRecords = (): Map<string, Fields> =>
  new Map(readdirSync('shared/catalogue/vendors').map((id) => [id, JSON.parse(readFileSync(recordOf(id), 'utf8'))]))

/** What the check of the history says of the catalogue in a folder; empty if all its changes are recorded. */
export function historyCheck(root: string): string {
  try {
    return execFileSync(process.execPath, ['scripts/check-history.mjs', root], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout: unknown }).stdout)
  }
}

export function writeRecords(root: string, records: ReadonlyMap<string, Fields>): void {
  for (const [id, record] of records) writeFileSync(join(root, recordOf(id)), JSON.stringify(record))
}

/**
 * A catalogue in which every fact with a number in its wording has another number, one that occurs nowhere in the
 * original and in no other fact. A surface that still shows a former number, which no note quotes, does not take it
 * from the catalogue. The order by ratings and prices stays the same.
 */
export function renumber(records: ReadonlyMap<string, Fields>) {
  const facts = [...records.values()].flatMap(numbersOf).sort(byFieldAndNumber)
  const written = JSON.stringify([...records.values()])
  const given = new Map<object, string>()
  for (const { fact, field, value } of facts) {
    const taken = [...given.values()]
    const isFree = (wording: string) => !(written.includes(wording) || taken.some((other) => other.includes(wording)))
    given.set(fact, field === 'starRating' ? freeRating(isFree) : raised(value, isFree))
  }
  const changed: Renumbered[] = facts.map(({ vendor, field, value: before, fact }) => ({
    ...{ vendor, field, before },
    after: given.get(fact) ?? before,
  }))
  return { records: new Map([...records].map(([name, record]) => [name, withValues(record, given)])), changed }
}

interface NumberFact {
  vendor: string
  field: string
  value: string
  fact: object
}

/**
 * Excludes wordings without a number of their own: dates, addresses, names of standards, `24/7`, and `$0`, which means
 * free.
 */
const isOther = (field: string, value: string) =>
  /^(reviewLink|website|customerSupport|security\.soc2|security\.hitrust)$|^certification\.|fhir/i.test(field) ||
  /^(?:\$0\+$|https:)/.test(value)

function numbersOf(record: Fields): NumberFact[] {
  return Object.entries(record).flatMap(([field, fact]) => {
    if (fact === null || typeof fact !== 'object' || !('basis' in fact && 'value' in fact)) return []
    if (typeof fact.value !== 'string' || !/\d/.test(fact.value)) return []
    if (isOther(field, fact.value)) return []
    return [{ vendor: String(record.id), field, value: fact.value, fact }]
  })
}

const firstNumber = (text: string) => Number.parseFloat(/\d+(\.\d+)?/.exec(text)?.[0] ?? '0')

const byFieldAndNumber = (a: NumberFact, b: NumberFact) =>
  a.field.localeCompare(b.field) || firstNumber(a.value) - firstNumber(b.value)

function freeRating(isFree: (wording: string) => boolean): string {
  for (let tenths = 5; ; tenths += 1) {
    const rating = `${(tenths / 10).toFixed(1)}/5`
    if (isFree(rating)) return rating
  }
}

/** The wording with its last number raised by as little as makes it unique; a singular word becomes plural. */
function raised(value: string, isFree: (wording: string) => boolean): string {
  for (let step = 1; ; step += 1) {
    const wording = value
      .replace(/\d+(?=\D*$)/, (number) => String(Number(number) + step))
      .replace(/(day|week)$/, '$1s')
    if (isFree(wording)) return wording
  }
}

function withValues(record: Fields, values: ReadonlyMap<object, string>): Fields {
  const renew = (fact: unknown) =>
    fact !== null && typeof fact === 'object' && values.has(fact) ? { ...fact, value: values.get(fact) } : fact
  return Object.fromEntries(Object.entries(record).map(([key, fact]) => [key, renew(fact)]))
}
