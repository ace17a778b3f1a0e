import type { ChangeGroup, ChangeLine } from '../../../shared/dataset/change-words'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { Outside } from '../outside'
import { WholeWords } from '../whole-words'

/** The id of a system's changes on a day, to which pages of vendors link. */
export const systemAnchor = ({ vendor, date }: Pick<ChangeGroup, 'vendor' | 'date'>) => `${vendor}-${date}`

/** A system's changes on one day: a row per value with the old value, the new one, the reason, and the source. */
export function SystemChanges(group: ChangeGroup) {
  const { vendor, name, lines, firstRecorded } = group
  const counts = countsOf(lines, firstRecorded)
  return (
    <article className="pt-3 sm:py-5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h4 className="text-base font-semibold">{name}</h4>
        <p className="text-sm text-ink-soft max-sm:hidden">{counts}</p>
      </div>
      <Fold narrow label={<span className="text-sm text-ink-soft">{counts}</span>}>
        {/* The anchor is inside the fold, so that a link to it opens the fold. */}
        <ul id={systemAnchor(group)} className="scroll-mt-36 rows text-sm [overflow-wrap:anywhere]">
          {lines.map((line) => (
            <Row key={`${line.field} ${line.from}`} vendor={vendor} {...line} />
          ))}
          <li className="py-2">
            {firstRecorded > 0 && `${counted(firstRecorded, 'fact')} of the dossier recorded for the first time. `}
            <a href={`/emr/${vendor}`} className="link">
              {`Review of ${name}`}
            </a>
          </li>
        </ul>
      </Fold>
    </article>
  )
}

/** `6 changes, 38 facts added`. */
function countsOf(lines: readonly ChangeLine[], firstRecorded: number): string {
  const changed = lines.length > 0 ? [counted(lines.length, 'change')] : []
  return [...changed, ...(firstRecorded > 0 ? [`${counted(firstRecorded, 'fact')} added`] : [])].join(', ')
}

/** On a phone the old and the new value follow each other on a line; wider windows show them in columns. */
function Row({ vendor, field, label, why, source, ...line }: ChangeLine & { vendor: string }) {
  return (
    <li className="grid gap-x-6 py-2 md:grid-cols-[9rem_1fr_1fr_12rem]">
      <a href={`/emr/${vendor}#${field}`} className="link">
        {label}
      </a>
      <Step {...line} />
      <span className="text-ink-soft">
        {why}
        {source && (
          <>
            {': '}
            <Outside url={source} />
          </>
        )}
      </span>
    </li>
  )
}

/** The old and the new value. If only the basis changed, the value is shown once, with its former and its new basis. */
function Step({ from, to, kept, links }: Pick<ChangeLine, 'from' | 'to' | 'kept' | 'links'>) {
  const isWhole = hostOf(links.from) === hostOf(links.to)
  return (
    <span className="md:contents">
      <span className="text-ink-soft">
        {kept && <>{links.to ? <Outside url={links.to} /> : <WholeWords text={kept.value.replace(/\.$/, '')} />}: </>}
        {kept ? kept.from : <State words={from} link={links.from} isWhole={isWhole} />}
      </span>
      <span>
        {' → '}
        <strong className="font-medium">
          {kept ? kept.to : <State words={to} link={links.to} isWhole={isWhole} />}
        </strong>
      </span>
    </span>
  )
}

const hostOf = (link: string | null) => link && new URL(link).host

interface StateProps {
  words: string
  link: string | null
  isWhole: boolean
}

/** An address is long, so its host stands for it, unless only the rest of it changed. The basis follows. */
function State({ words, link, isWhole }: StateProps) {
  if (!link) return <WholeWords text={words} />
  const [address, basis] = [words.slice(0, words.lastIndexOf(' (')), words.slice(words.lastIndexOf(' ('))]
  return (
    <>
      <Outside url={link} {...(isWhole && { words: address })} />
      {basis}
    </>
  )
}
