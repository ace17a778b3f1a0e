import type { Evidence } from '../../../../client/components/vendor/record'
import { basisWords, dateWords, kindWords } from '../../../../shared/catalogue/basis'
import type { Source } from '../../../../shared/catalogue/evidence'
import { heading, paragraph } from '../blocks'
import type { Run } from '../lines'
import type { Paper } from '../paper'
import { colors, small, soft } from '../style'
import { type Cell, table } from '../table'

/** The addresses that a profile cites, numbered in the order of their first appearance. */
export class Sources {
  readonly #pages = new Map<string, Partial<Source>>()

  /** The number of an address; `page` adds what is known about its page. */
  cite(url: string, page: Partial<Source> = {}): number {
    this.#pages.set(url, { ...page, ...this.#pages.get(url) })
    return [...this.#pages.keys()].indexOf(url) + 1
  }

  list(): (Partial<Source> & { url: string })[] {
    return [...this.#pages].map(([url, page]) => ({ ...page, url }))
  }
}

/** `Sourced [2]`, which stays on one line, or `Unverified`; the date of the page is given once, in the list of sources. */
export function basisOf({ basis, source }: Evidence, sources: Sources): string {
  const { label } = basisWords[basis]
  return source ? `${label}\u00a0[${sources.cite(source.url, source)}]` : label
}

/** A text with its addresses, and the parentheses around a single one, replaced by numbers of the list of sources. */
export function cited(text: string, sources: Sources): Run[] {
  const numbered = text.replace(/ ;/g, ';').replace(/https?:\/\/[^\s),;]+/g, (url) => `[${sources.cite(url)}]`)
  return [{ text: numbered.replace(/\((\[\d+\])\)/g, '$1') }]
}

/** The numbered addresses; what most of their pages have in common is stated once, above them. */
export function writeSources(paper: Paper, sources: Sources) {
  const rows = sources.list()
  if (rows.length === 0) return
  const usual = mostOften(rows.flatMap(({ read }) => read ?? []))
  heading(paper, 'Sources', 2)
  const common = usual === undefined ? ' and is undated' : `, is undated, and was read ${onDate(usual)}`
  paragraph(paper, `Unless noted otherwise, each page is the vendor's own${common}.`, {
    style: soft,
    after: 4,
    keep: true,
  })
  table(paper, {
    head: ['No.', 'Source and address'],
    rows: rows.map(({ url, name, ...page }, index): Cell[] => [
      `[${index + 1}]`,
      [
        ...(name ? [{ text: `${name}: ` }] : []),
        { text: url, to: url, color: colors.accent },
        { text: whatIsUnusual(page, usual), color: colors.inkSoft },
      ],
    ]),
    widths: [5, 95],
    style: { ...small, size: 7.5, leading: 1.24 },
    padding: 1.9,
    named: false,
  })
}

/** ` (a public body, April 2026; read in May 2026; secondhand: …)`: what differs from the line above the sources. */
function whatIsUnusual({ kind, dated, read, via }: Partial<Source>, usual: string | undefined): string {
  if (kind === undefined) return ' (cited in a note above)'
  const page = [kind !== 'vendor' && kindWords[kind], dated && dateWords(dated)].filter(Boolean).join(', ')
  const reading = read && read !== usual && `read ${onDate(read)}`
  const words = [page, reading, via && `secondhand: ${via}`].filter(Boolean).join('; ')
  return words && ` (${words})`
}

/** `on November 22, 2026`, `in November 2026`. */
function onDate(date: string): string {
  return `${date.length > 'YYYY-MM'.length ? 'on' : 'in'} ${dateWords(date)}`
}

function mostOften(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}
