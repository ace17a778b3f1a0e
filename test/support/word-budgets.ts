import { readPage } from './visible-words'

/** The most words that a page shows before a visitor unfolds anything, by the pattern of its path. */
const bounds: readonly [path: RegExp, wordsMax: number][] = [
  [/^\/$/, 550],
  [/^\/match\?/, 450],
  [/^\/comparisons\?emr1=[^&]+&emr2=[^&]+$/, 800],
  [/^\/emr\//, 1_500],
  [/^\/leaving\//, 1_100],
  [/^\/rules$/, 2_000],
  [/^\/methodology$/, 1_200],
  [/^\/about$/, 350],
  [/^\/blog\/(?!category\/|best-(?:ehr|rcm|healthcare)-)[^?]+$/, 1_000],
]

/** The highest Flesch-Kincaid grade of a page's sentences. */
const gradeMax = 10

/** How a page goes beyond its bounds of words, as sentences; empty if it does not. */
export function wordExcessOf({ path, text }: { path: string; text: string }): string[] {
  const { words, grade } = readPage(text)
  const wordsMax = bounds.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY
  return [
    ...(words > wordsMax ? [`${path}: ${words} words, at most ${wordsMax} are allowed`] : []),
    ...(grade > gradeMax ? [`${path}: reading grade ${grade.toFixed(1)}, at most ${gradeMax} is allowed`] : []),
  ]
}
