import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { historyCheck } from '../../support/renumbered'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bemr-history-'))
  cpSync('shared/catalogue', join(folder, 'shared/catalogue'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

interface Parsed {
  version: string
  telehealth: { value: unknown; basis: string }
}

function edit(name: string, change: (parsed: Parsed & unknown[]) => void) {
  const file = join(folder, 'shared/catalogue', name)
  const parsed = JSON.parse(readFileSync(file, 'utf8'))
  change(parsed)
  writeFileSync(file, JSON.stringify(parsed))
}

const check = () => historyCheck(folder)

const flip = () => edit('vendors/kipu/record.json', ({ telehealth }) => Object.assign(telehealth, { value: false }))
const raise = () => edit('history/release.json', (release) => Object.assign(release, { version: '2027.01.01' }))
const record = (to: unknown) =>
  edit('history/changes.json', (changes) =>
    changes.push({
      ...{ date: '2027-01-01', version: '2027.01.01', vendor: 'kipu', field: 'telehealth', why: 'correction' },
      ...{ from: { value: true, basis: 'sourced' }, to: { value: to, basis: 'sourced' } },
    }),
  )

test('the current catalogue has a complete history', () => {
  expect(check()).toBe('')
})

test('a flipped value demands a new version', () => {
  flip()
  expect(check()).toContain('kipu.telehealth differs from released version')
})

test('a new version demands a history entry that states the change', () => {
  flip()
  raise()
  expect(check()).toContain('kipu.telehealth changed to false without an entry')
  record('partly')
  expect(check()).toContain('kipu.telehealth changed to false without an entry')
  record(false)
  expect(check()).toBe('')
})

test('a new system needs one entry, and its facts none', () => {
  const folderOf = (id: string) => join(folder, 'shared/catalogue/vendors', id)
  cpSync(folderOf('kipu'), folderOf('newcomer'), { recursive: true })
  raise()
  expect(check()).toContain('newcomer.telehealth changed to true without an entry')
  edit('history/added.json', (added) => added.push({ date: '2027-01-01', version: '2027.01.01', vendor: 'newcomer' }))
  expect(check()).toBe('')
})
