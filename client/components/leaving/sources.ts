import { dateWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { copiedIn } from '../../../shared/catalogue/in-text'
import type { AnswerRow } from './answer-rows'

/** A source, and what rests on it. */
interface Support {
  labels: string[]
  source: Source
}

/** The sources of these rows, each once. */
export function bySource(rows: readonly AnswerRow[]): Support[] {
  const supports = new Map<string, Support>()
  for (const { asked, known } of rows) {
    const source = known?.evidence.source
    if (!source) continue
    const { labels } = supports.get(sourceWords(source)) ?? { labels: [] }
    supports.set(sourceWords(source), { labels: [...labels, asked], source })
  }
  return [...supports.values()]
}

/** How we know what rests on a source that we did not open ourselves; nothing for one that we did. */
export function secondhandWords({ labels, source: { via, dated } }: Support): string[] {
  const are = labels.length === 1 ? 'answer is' : 'answers are'
  return via ? [`${labels.length} ${are} secondhand: ${via}${dated ? ` (${dateWords(dated)})` : ''}.`] : []
}

/** A source for paper, where no link can be opened. */
export function sourceWords(source: Source): string {
  const { name, dated, read, via, url } = source
  const dates = `${dated ? dateWords(dated) : 'undated'}; read ${dateWords(read)}`
  return `${name}${copiedIn(source)}, ${dates}${via ? `; secondhand: ${via}` : ''}: ${url}`
}
