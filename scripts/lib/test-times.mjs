import path from 'node:path'
import { root } from './project.mjs'
import { isGroup } from './test-groups.mjs'

const slowestShown = 15

/** The seconds of each test file, by its path in `test`, from Jest's JSON report. */
export function jestTimes({ testResults }) {
  return testResults.flatMap(timesOf).map(({ file, ms }) => ({ file: path.relative('test', file), seconds: ms / 1000 }))
}

/** The files of a group ran one after another, from the end of the one before to the end of their last test. */
function timesOf({ name, startTime, endTime, assertionResults }) {
  if (!isGroup(name)) return { file: path.relative(root, name), ms: endTime - startTime }
  const ended = assertionResults.map(({ ancestorTitles, startAt, duration }) => [ancestorTitles[0], startAt + duration])
  const ends = new Map(ended)
  const begins = [startTime, ...ends.values()]
  return [...ends].map(([file, end], at) => ({ file, ms: end - begins[at] }))
}

/** The same from Playwright's JSON report. Tests of a file may run in parallel; their seconds are added up. */
export function playwrightTimes({ suites }) {
  return suites.map((suite) => ({ file: path.join('browser', suite.file), seconds: durationOf(suite) / 1000 }))
}

function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0)
}

/** Two lists for the end of a run, longest first: the suites, then the slowest files. */
export function describeTimes(runs) {
  const suites = runs.map(({ suite, seconds, files }) => ({ seconds, text: `${suite} (${files.length} files)` }))
  const files = runs.flatMap((run) => run.files).map(({ file, seconds }) => ({ seconds, text: file }))
  return ['Seconds by suite:', ...lines(suites), 'The slowest files:', ...lines(files).slice(0, slowestShown)].join(
    '\n',
  )
}

/** What the run cost, dearest first. Under load the same work costs up to a third more. */
export function describeCpu(cpu) {
  const entries = Object.entries(cpu).map(([text, seconds]) => ({ seconds, text }))
  const sum = entries.reduce((total, { seconds }) => total + seconds, 0)
  return [
    'CPU seconds of all processes, by suite:',
    ...lines(entries),
    ...lines([{ seconds: sum, text: 'in all' }]),
  ].join('\n')
}

const lines = (entries) =>
  entries.sort((a, b) => b.seconds - a.seconds).map(({ seconds, text }) => `${seconds.toFixed(1).padStart(8)}  ${text}`)
