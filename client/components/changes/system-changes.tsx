import { Fragment } from 'react'
import { type ChangeGroup, type ChangeLine, countLines, systemAnchor } from '../../../shared/dataset/change-words'
import { capitalized, counted, separatorAfter } from '../../../shared/words'
import { roles } from '../comparison/table-roles'
import { Fold } from '../fold'
import { Outside, WithLinks } from '../outside'
import { TextLink } from '../text-link'
import { WholeWords } from '../whole-words'

/**
 * A system's changes on one day: folded, a row per value with the old value, the new one, and the reason; new facts are
 * only named. The name of a system without a fold leads to its page; the fields of a fold lead there.
 */
export function SystemChanges({ group }: { group: ChangeGroup }) {
  const { vendor, name, lines, firstRecorded } = group
  const counts = countsOf(group)
  if (lines.length === 0)
    return (
      <article id={systemAnchor(group)} className="scroll-mt-36 py-2 text-sm">
        <h3 className="inline text-base">
          <a href={`/emr/${vendor}`} className="link inline-block py-0.5">
            {name}
          </a>
        </h3>{' '}
        <span className="ml-2 text-ink-soft">{counts}</span>
        <NewFacts vendor={vendor} facts={firstRecorded} />
      </article>
    )
  return (
    <article>
      <Fold
        label={
          <h3 className="flex flex-wrap items-baseline gap-x-3 text-base">
            {`${name} `}
            <span className="text-sm font-normal text-ink-soft">{counts}</span>
          </h3>
        }
      >
        {/* The anchor is inside the fold, so that a link to it opens the fold. */}
        <div id={systemAnchor(group)} className="scroll-mt-36 pb-4 text-sm">
          <Changes vendor={vendor} lines={lines} />
          <NewFacts vendor={vendor} facts={firstRecorded} className="pt-2" />
        </div>
      </Fold>
    </article>
  )
}

/** `6 values changed, 2 now sourced, 1 put in other words, 38 new facts`, or `added`; what is 0 is left out. */
function countsOf({ isAdded, lines, firstRecorded }: ChangeGroup): string {
  const parts = countLines(lines).map(
    ([done, count], place) => `${place === 0 ? counted(count, 'value') : count} ${done}`,
  )
  const added = firstRecorded.length
  return [...(isAdded ? ['added'] : []), ...parts, ...(added > 0 ? [counted(added, 'new fact')] : [])].join(', ')
}

interface NewFactsProps {
  vendor: string
  facts: ChangeGroup['firstRecorded']
  className?: string
}

/** The facts recorded for the first time by name, each linked to its value. */
function NewFacts({ vendor, facts, className }: NewFactsProps) {
  if (facts.length === 0) return null
  return (
    <p className={className}>
      {'New: '}
      {facts.map(({ field, label }, place) => (
        <Fragment key={field}>
          <TextLink href={`/emr/${vendor}#${field}`}>
            <WholeWords text={label} />
          </TextLink>
          {separatorAfter(place, facts.length)}
        </Fragment>
      ))}
    </p>
  )
}

const columns = ['Field', 'Before', 'Now', 'Reason']

function Changes({ vendor, lines }: Pick<ChangeGroup, 'vendor' | 'lines'>) {
  return (
    <table className="changes" {...roles.table}>
      <thead {...roles.body}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.body}>
        {lines.map((line) => (
          <Row key={line.field} vendor={vendor} {...line} />
        ))}
      </tbody>
    </table>
  )
}

/** On a phone the old and the new value follow each other on a line, with an arrow between them. */
function Row({ vendor, field, label, from, to, links, reason }: ChangeLine & { vendor: string }) {
  return (
    <tr {...roles.row}>
      <th {...roles.feature}>
        <TextLink href={`/emr/${vendor}#${field}`}>
          <WholeWords text={label} />
        </TextLink>
      </th>
      <td {...roles.cell}>
        <State words={withoutPeriod(from)} link={links.from} />
      </td>
      <td {...roles.cell}>
        <State words={withoutPeriod(nowWords(from, to))} link={links.to} />
      </td>
      <td {...roles.cell}>
        {reason.url ? <Outside url={reason.url} words={reason.words} /> : <Sentence text={reason.words} />}
        {reason.secondhand && ' (secondhand)'}
        {reason.said && (
          <>
            <br />
            {reason.said}
          </>
        )}
      </td>
    </tr>
  )
}

/** The new value; a long text that stays is not repeated, so that the new basis stands out. */
function nowWords(from: string, to: string): string {
  const [before, after] = [from, to].map((words) => words.slice(0, words.lastIndexOf(' (')))
  const isLong = from.length > 60
  return isLong && before === after ? `The same text${to.slice(to.lastIndexOf(' ('))}` : to
}

const afterParenthesis = /\((https?:[^\s),]+)/

/** A text with links. They are boxes, before which a line may end, so each is bound to a parenthesis before it. */
function Sentence({ text }: { text: string }) {
  return text.split(afterParenthesis).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="unbroken">
        (<Outside url={part} />
      </span>
    ) : (
      <WithLinks key={part} text={part} />
    ),
  )
}

/** Words without a sentence's period before the parenthesis of their basis; an abbreviation keeps its own. */
const withoutPeriod = (words: string) => words.replace(/(?<!\b(?:Co|Corp|Inc|Ltd))\.(?= \([^()]*\)$)/, '')

/** A value and its basis, such as `Yes (sourced)`; an address is a link that may break after its slashes. */
function State({ words, link }: { words: string; link: string | null }) {
  if (!link) return <WholeWords text={capitalized(words)} />
  const end = words.lastIndexOf(' (')
  const [host, ...parts] = words.slice(0, end).split(/(?<=\/)/)
  return (
    <>
      <Outside url={link} words={[host, ...parts.flatMap((part) => [<wbr key={part} />, part])]} />
      {words.slice(end)}
    </>
  )
}
