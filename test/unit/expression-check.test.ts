import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

/** Each is the line of a separate file, with a part of the expected complaint. */
const slow: Record<string, [code: string, complaint: string]> = {
  'tried from each place': [String.raw`export const a = (path: string) => path.replace(/\/+$/, '')`, 'each place'],
  'exchanged characters': [String.raw`export const a = /^\s*-?\s*\d/`, 'exchange'],
  'loop in a loop': ['export const a = /^(?:a+)+$/', 'exponential'],
  'beginnings without an end': ['export const a = /<a [^>]*>/g', 'begins with'],
  'built of parts': ["const blank = '\\\\s+'\nexport const a = new RegExp(blank + '$')", 'each place'],
  'built when it is used': ['export const a = (word: string) => new RegExp(word)', 'not built'],
  'an excuse without a reason': ['// Linear here:\nexport const a = /x+$/', 'each place'],
  'an excuse that nothing needs': ['// Linear here: so they say\nexport const a = /^x+$/', 'nothing here needs it'],
  'an excuse too far away': ['// Linear here: short texts\n\nexport const a = /x+$/', 'each place'],
}

const fine: Record<string, string> = {
  'an end without a beginning': String.raw`export const a = /(?<!\/)\/+$/`,
  'a bound': 'export const a = /x{1,8}$/',
  'built of parts, and linear': "const word = '[a-z]+'\nexport const a = new RegExp('^' + word + '$', 'i')",
  'an excuse with its reason': '// Linear here: short texts\nexport const a = /x+$/',
}

function complaintsAbout(files: Record<string, string>): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'expressions-'))
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, `${name.replaceAll(' ', '-')}.ts`), code)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const script = join(root, 'scripts/check-expressions.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { cwd: root, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { status, output: stdout.replaceAll(`${basename(folder)}/`, '') + stderr }
}

describe('the check of regular expressions', () => {
  test('fails on every nonlinear expression and names it', () => {
    const { status, output } = complaintsAbout(
      Object.fromEntries(Object.entries(slow).map(([name, [code]]) => [name, code])),
    )
    expect(status).toBe(1)
    for (const [name, [, complaint]] of Object.entries(slow))
      expect(output).toMatch(new RegExp(`${name.replaceAll(' ', '-')}\\.ts:\\d+ .*${complaint}`))
  })

  test('passes linear expressions, and nonlinear ones that give a reason', () => {
    expect(complaintsAbout(fine)).toEqual({ status: 0, output: '' })
  })
})
