import { dateWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { copiedIn } from '../../../shared/catalogue/in-text'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import { Caveats } from '../vendor/basis-mark'
import { ValueLink } from '../vendor/value-link'
import { WholeWords } from '../whole-words'
import type { AnswerRow } from './answer-rows'

interface EvidenceProps {
  id: string
  name: string
  answers: readonly AnswerRow[]
  /** What else the vendor's customers should know before they go. */
  beware: readonly AnswerRow[]
}

/** What is known about leaving a vendor, each value as the link to its evidence, and what has to be asked. */
export function Evidence({ id, name, answers, beware }: EvidenceProps) {
  const known = answers.filter((row) => row.known && !row.isSearch)
  const sources = bySource([...answers, ...beware])
  // A copy of the federal list is said with its evidence.
  const secondhand = sources.filter(({ source }) => source.kind !== 'regulator').flatMap(secondhandWords)
  return (
    <Titled id="evidence" title={known.length > 0 ? 'What is known' : 'Nothing is known'} large>
      <p className="mt-3 text-ink-soft">{leadOf(name, known.length, answers.length)}</p>
      <Rows name={name} rows={answers} />
      {beware.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">Watch out for</h3>
          <Rows name={name} rows={beware} />
        </>
      )}
      {secondhand.map((words) => (
        <p key={words} className="mt-3 text-sm text-ink-soft">
          {words}
        </p>
      ))}
      <ul className="hidden print:block">
        {sources.map(({ labels, source }) => (
          <li key={labels[0]}>
            <small>{`${labels.join(', ')} ${sourceWords(source)}`}</small>
          </li>
        ))}
      </ul>
      <p className="no-print mt-3 text-sm text-ink-soft">
        <TextLink href={`/emr/${id}#leaving.exportScope`}>{`All facts on ${name}`}</TextLink>
        {' · '}
        <TextLink href={`/corrections?vendor=${id}`}>Report an error</TextLink>
      </p>
    </Titled>
  )
}

function leadOf(name: string, known: number, all: number): string {
  if (known === 0)
    return `No public page says how you leave ${name}. The real answers may be fine. Ask before you give notice: the letter does.`
  const rest = known < all ? ' The letter asks for the rest.' : ''
  return `Public pages answer ${known} of ${all} questions.${rest} Your own contract comes first.`
}

function Rows({ name, rows }: { name: string; rows: readonly AnswerRow[] }) {
  return (
    <dl className="answers mt-4">
      {rows.map(({ key, asked, lines, known, number }) => (
        <div key={key}>
          <dt>
            <WholeWords text={asked} />
          </dt>
          <dd>
            {known ? (
              <>
                <ValueLink mark={known.mark} of={`${name}, ${asked}`} text={lines.join('; ')} />
                <Caveats evidence={known.evidence} />
              </>
            ) : (
              <span className="text-ink-soft">
                {'Not verified: '}
                <TextLink href={`#question-${number}`}>{`ask question ${number}`}</TextLink>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A source, and what rests on it. */
interface Support {
  labels: string[]
  source: Source
}

/** The sources of these rows, each once. */
function bySource(rows: readonly AnswerRow[]): Support[] {
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
function secondhandWords({ labels, source: { via, dated } }: Support): string[] {
  const are = labels.length === 1 ? 'answer is' : 'answers are'
  return via ? [`${labels.length} ${are} secondhand: ${via}${dated ? ` (${dateWords(dated)})` : ''}.`] : []
}

/** A source for paper, where no link can be opened. */
function sourceWords(source: Source): string {
  const { name, dated, read, via, url } = source
  const dates = `${dated ? dateWords(dated) : 'undated'}; read ${dateWords(read)}`
  return `${name}${copiedIn(source)}, ${dates}${via ? `; secondhand: ${via}` : ''}: ${url}`
}
