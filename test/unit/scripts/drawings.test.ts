import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../../support/script'

const index = `
  import { indexDrawings } from './content-index.mjs'
  indexDrawings(process.argv[1])`

test('a drawing keeps its attributes and what is inside; one whose frame cannot be read is an error with its name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bemr-drawings-'))
  try {
    writeFileSync(join(folder, 'desk.svg'), '<svg xmlns="x" viewBox="0 0 9 9" fill-rule="evenodd">\n  <g/>\n</svg>\n')
    expect(await runScript(index, [folder])).toEqual({ status: 0, output: '' })
    const made = '{"desk":{"viewBox":"0 0 9 9","fillRule":"evenodd","inside":"<g/>"}}'
    expect(readFileSync(join(folder, 'made', 'index.ts'), 'utf8')).toContain(`drawings = ${made} as const`)

    writeFileSync(join(folder, 'lamp.svg'), '<svg viewBox="0 0 9 9" xmlns="x"><g/></svg>')
    const { status, output } = await runScript(index, [folder])
    expect([status, output]).toEqual([1, expect.stringContaining(`Error: ${join(folder, 'lamp.svg')} has no frame`)])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
