import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** Code that makes sense only where React runs in the browser. */
const livesInBrowser = /\buse(State|Reducer|Ref|Effect|LayoutEffect|SyncExternalStore|Transition)\(|\son[A-Z]\w+=\{/

test.each(['client/components', 'client/site', 'client/content'])(
  '%s runs only on the server, so nothing in it holds state or handles events',
  (folder) => {
    const files = sourcesIn(folder)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => livesInBrowser.test(readFileSync(file, 'utf8')))).toEqual([])
  },
)

test('the scripts of visitor pages import neither React nor the components of pages', () => {
  const foreign = /from '(react|react-dom|react-router|zod|\.\.\/(\.\.\/)*(components|site|admin|renderer))\b/
  expect(sourcesIn('client/enhance').filter((file) => foreign.test(readFileSync(file, 'utf8')))).toEqual([])
})
