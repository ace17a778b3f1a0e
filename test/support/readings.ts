import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expectGolden } from './golden'

/** The lines of a kept table: `given => what is read of it`, the given in JSON, or a remark after `#`. */
const linesOf = (name: string) =>
  readFileSync(path.join(__dirname, `../fixtures/golden/readings/${name}.txt`), 'utf8').split('\n')

const givenIn = (line: string) => (/^["[]/.test(line) ? line.split(' => ')[0] : undefined)

/** What a kept table is about. */
export const keptTexts = (name: string): string[] =>
  linesOf(name).flatMap((line) => JSON.parse(`[${givenIn(line) ?? ''}]`))

/** Reads every text of a kept table again; `GOLDEN=write` keeps what is read now. */
export async function expectReadings(name: string, read: (...given: string[]) => unknown): Promise<void> {
  const again: string[] = []
  for (const line of linesOf(name)) {
    const given = givenIn(line)
    again.push(given === undefined ? line : `${given} => ${await read(...[JSON.parse(given)].flat())}`)
  }
  expectGolden(`readings/${name}.txt`, again.join('\n'))
}

/** In JSON, with characters that nobody sees as escapes. */
export const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\S ]|[\u00ad\u200b-\u200f\u2060-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
