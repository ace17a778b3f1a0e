import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The texts in these folders, as they are written. */
export const textsIn = (folders: readonly string[], named = /\.md$/): { file: string; source: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => named.test(name))
      .map((name) => ({ file: `${folder}/${name}`, source: readFileSync(`${folder}/${name}`, 'utf8') })),
  )

/** What the build makes of a text. */
interface BuiltText {
  meta: object
  headings: object[]
  html: string
  words: number
  markdown: string
}

/** What the build makes of texts, by one process for all, because its reader is a script and not part of the product. */
export function builtTexts(sources: readonly string[]): BuiltText[] {
  const program = `import { text } from 'node:stream/consumers'
    import { textExports } from './scripts/lib/markdown.mjs'
    const built = JSON.parse(await text(process.stdin)).map((source) =>
      Object.fromEntries(textExports(source).fields.map(([name, expression]) => [name, JSON.parse(expression)])))
    process.stdout.write(JSON.stringify(built))`
  const given = { input: JSON.stringify(sources), maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const
  return JSON.parse(String(execFileSync(process.execPath, ['--input-type=module', '--eval', program], given)))
}
