import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(__dirname, '../fixtures/golden')

/**
 * Compares a text with the one that is kept in `test/fixtures/golden`. `GOLDEN=write npm test -- unit FILE` writes the
 * kept texts anew, for a person to read in the diff.
 */
export function expectGolden(name: string, text: string): void {
  const file = path.join(folder, name)
  if (process.env.GOLDEN === 'write') {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  expect(existsSync(file) ? readFileSync(file, 'utf8') : 'nothing is kept yet').toBe(text)
}
