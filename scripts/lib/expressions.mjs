import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from 'tsx/esm/api'
import { parseSync, Visitor } from 'vite'

/**
 * @typedef {{file: string, line: number, text: string, source?: string, flags?: string}} Expression one that is built
 *   (`RegExp(…)`) has neither source nor flags in its file
 * @typedef {{file: string, line: number, reason: string}} Excuse
 */

const excuseMark = 'Linear here:'

export function programFiles(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => path.resolve(entry.parentPath, entry.name)),
  )
}

/** The regular expressions of a file, and its comments `// Linear here: why`. */
export function readExpressions(file) {
  const code = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, code)
  const expressions = []
  const lineOf = (place) => code.slice(0, place).split('\n').length
  const add = ({ start, end }, regex) =>
    expressions.push({ file, line: lineOf(start), text: code.slice(start, end), ...regex })
  const addBuilt = (node) => node.callee.name === 'RegExp' && add(node)
  const addLiteral = (node) => node.regex && add(node, { source: node.regex.pattern, flags: node.regex.flags })
  new Visitor({ Literal: addLiteral, NewExpression: addBuilt, CallExpression: addBuilt }).visit(program)
  const excuses = comments
    .filter(({ value }) => value.trim().startsWith(excuseMark))
    .map(({ value, end }) => ({ file, line: lineOf(end), reason: value.trim().slice(excuseMark.length).trim() }))
  return { expressions, excuses }
}

/** Loads files, and catches the regular expressions that they build. */
export async function catchBuilt(files) {
  const native = globalThis.RegExp
  const caught = []
  const keep = (regexp) => {
    caught.push({ ...callerIn(files), source: regexp.source, flags: regexp.flags })
    return regexp
  }
  process.setSourceMapsEnabled(true)
  const unregister = register()
  globalThis.RegExp = new Proxy(native, {
    construct: (_target, parts) => keep(new native(...parts)),
    apply: (_target, _this, parts) => keep(native(...parts)),
  })
  try {
    for (const file of files) await import(pathToFileURL(file).href)
  } finally {
    globalThis.RegExp = native
    await unregister()
  }
  return caught
}

/** The nearest place in one of the files on the call stack. */
function callerIn(files) {
  const frames = new Error('to have a stack').stack?.split('\n') ?? []
  const places = frames.flatMap((frame) =>
    files.flatMap((file) => {
      const [name] = [pathToFileURL(file).href, file].filter((one) => frame.includes(`${one}:`))
      return name ? [{ file, line: Number.parseInt(frame.slice(frame.indexOf(name) + name.length + 1), 10) }] : []
    }),
  )
  return places[0] ?? {}
}
