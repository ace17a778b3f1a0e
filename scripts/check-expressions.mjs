import path from 'node:path'
import { slowPartsOf } from './lib/expression-cost.mjs'
import { catchBuilt, programFiles, readExpressions } from './lib/expressions.mjs'

const program = ['client', 'jobs', 'migrations', 'scripts', 'server', 'shared']

/**
 * Lists every regular expression of the program, or of the given folders, that may take more than linear time. Literals
 * are read from their file; expressions built from parts are caught while their file is loaded. One that cannot be
 * found this way, or that is harmless where it is used, needs a comment `// Linear here:` with the reason, on its line
 * or the one above.
 */
const folders = process.argv.slice(2)
const files = programFiles(folders.length > 0 ? folders : program).map(readExpressions)
const expressions = files.flatMap((file) => file.expressions)
const excuses = files.flatMap((file) => file.excuses)
const isBuilt = ({ source }) => source === undefined
const caught = await catchBuilt([...new Set(expressions.filter(isBuilt).map(({ file }) => file))])

const used = new Set()
const complaints = [
  ...expressions.flatMap((expression) => {
    const problems = problemsOf(expression)
    const excuse = problems.length > 0 && excuses.find((one) => one.reason && stands(one, expression))
    if (excuse) used.add(excuse)
    return excuse ? [] : problems.map((problem) => `${placeOf(expression)} ${problem}\n    ${expression.text}`)
  }),
  ...excuses
    .filter((excuse) => !used.has(excuse))
    .map((excuse) => `${placeOf(excuse)} The comment gives no reason, or nothing here needs it.`),
]
if (complaints.length > 0) {
  process.stdout.write(`${complaints.join('\n')}\n`)
  process.exitCode = 1
}

function problemsOf(expression) {
  const seen = isBuilt(expression) ? caught.filter((one) => isSamePlace(one, expression)) : [expression]
  if (seen.length === 0) return ['It is not built when its file is loaded, so it could not be checked.']
  return [...new Set(seen.flatMap(({ source, flags }) => slowPartsOf(source, flags)))]
}

function isSamePlace(one, { file, line, text }) {
  return one.file === file && one.line >= line && one.line < line + text.split('\n').length
}

function stands(excuse, { file, line }) {
  return excuse.file === file && (excuse.line === line || excuse.line === line - 1)
}

function placeOf({ file, line }) {
  return `${path.relative(process.cwd(), file)}:${line}`
}
