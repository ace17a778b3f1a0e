import { parse } from 'yaml'
import { z } from 'zod'

const requirement = z.strictObject({
  ids: z.union([z.string(), z.number()]).transform((ids) => String(ids).split(', ')),
  what: z.string(),
  tests: z.record(z.string(), z.array(z.string()).nonempty()).optional(),
  reason: z.string().optional(),
  operator: z.string().optional(),
  gap: z.string().optional(),
  absent: z.string().optional(),
})

const source = z.strictObject({
  chapters: z.record(z.string(), z.string()),
  requirements: z.array(requirement),
})

export type SecurityList = z.infer<typeof source>
type Requirement = SecurityList['requirements'][number]

/** Reads `docs/security.yaml`. @throws if it does not have the shape described at its head */
export const readSecurityList = (text: string): SecurityList => source.parse(parse(text))

const begin = '<!-- From security.yaml, by `npm run security`. -->'
const end = '<!-- End of what is made. -->'

/** The document with its tables generated again; the text around them stays. */
export function withTables(document: string, list: SecurityList): string {
  const [before] = document.split(begin)
  const [, after] = document.split(end)
  if (before === undefined || after === undefined) throw new Error(`The document lacks "${begin}" or "${end}".`)
  return `${before}${begin}\n\n${tablesOf(list)}\n${end}${after}`
}

function tablesOf({ chapters, requirements }: SecurityList): string {
  const tables = Object.entries(chapters).map(([number, name]) => {
    const lines = requirements.filter(({ ids }) => ids.some((id) => id.startsWith(`${number}.`)))
    const rows = lines.map((line) => `| ${line.ids.join(', ')} | ${line.what} | ${answerOf(line)} |`)
    return [`### V${number} ${name}`, '', '| requirement | what | held by |', '| --- | --- | --- |', ...rows, ''].join(
      '\n',
    )
  })
  return [summaryOf(requirements), '', ...tables].join('\n')
}

const kinds = {
  tests: 'held by tests',
  reason: 'held, for a reason',
  operator: 'for the operator',
  gap: 'not held',
  absent: 'nothing here',
} as const

/** The most serious kind: a gap counts as one whatever else is stated. */
const kindOf = (line: Requirement) =>
  (['gap', 'operator', 'absent', 'tests', 'reason'] as const).find((kind) => line[kind]) ?? 'reason'

function summaryOf(requirements: Requirement[]): string {
  const counts = Object.entries(kinds).map(([kind, words]) => {
    const count = requirements.filter((line) => kindOf(line) === kind).reduce((sum, { ids }) => sum + ids.length, 0)
    return `${count} ${words}`
  })
  const total = requirements.reduce((sum, { ids }) => sum + ids.length, 0)
  return `Of ${total} requirements of levels 1 and 2: ${counts.join(', ')}.`
}

function answerOf(line: Requirement): string {
  const words = [
    line.gap && `**Not held**: ${line.gap}`,
    line.operator && `**Operator**: ${line.operator}`,
    line.absent && `*Nothing here*: ${line.absent}`,
    line.reason,
  ].filter((part) => part !== undefined)
  const tests = Object.entries(line.tests ?? {}).map(
    ([file, titles]) => `[${file.replace('test/', '')}](../${file}): ${titles.map((title) => `"${title}"`).join('; ')}`,
  )
  return [...words, ...tests].join('<br>').replaceAll('|', '\\|')
}
