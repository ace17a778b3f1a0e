import { Fragment } from 'react'
import type { ChangeGroup, ChangeLine } from '../../../shared/dataset/change-words'
import { longestWhole } from '../../../shared/whole-words.mjs'
import { capitalized, counted } from '../../../shared/words'
import { Fold } from '../fold'
import { Outside } from '../outside'
import { WholeWords } from '../whole-words'

/** The id of a system's changes on a day, to which pages of vendors link. */
export const systemAnchor = ({ vendor, date }: Pick<ChangeGroup, 'vendor' | 'date'>) => `${vendor}-${date}`

/** A system's changes on one day by their reason: a row per value with the old value, the new one, and the source. */
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
        <div id={systemAnchor(group)} className="scroll-mt-36 text-sm">
          {reasonsOf(lines).map((why) => (
            <Fragment key={why}>
              <p className="mt-3 text-ink-soft">{capitalized(why)}</p>
              <ul className="rows border-b border-line">
                {lines
                  .filter((line) => line.why === why)
                  .map((line) => (
                    <Row key={`${line.field} ${line.from}`} vendor={vendor} {...line} />
                  ))}
              </ul>
            </Fragment>
          ))}
          <p className="py-2">
            {firstRecorded > 0 && `${counted(firstRecorded, 'fact')} of the dossier recorded for the first time. `}
            <a href={`/emr/${vendor}`} className="link">
              {`Review of ${name}`}
            </a>
          </p>
        </div>
      </Fold>
    </article>
  )
}

/** `6 changes, 38 facts added`. */
function countsOf(lines: readonly ChangeLine[], firstRecorded: number): string {
  const changed = lines.length > 0 ? [counted(lines.length, 'change')] : []
  return [...changed, ...(firstRecorded > 0 ? [`${counted(firstRecorded, 'fact')} added`] : [])].join(', ')
}

/** The reasons of the changes; those that brought the most sources are first. */
function reasonsOf(lines: readonly ChangeLine[]): string[] {
  const sources = (why: string) => lines.filter((line) => line.why === why && line.source).length
  return [...new Set(lines.map(({ why }) => why))].sort((a, b) => sources(b) - sources(a))
}

/**
 * On a phone the old and the new value follow each other on a line; wider windows show them in columns. The column of
 * the sources is as wide as the longest host; without a source, the new value has its room.
 */
function Row({ vendor, field, label, source, ...line }: ChangeLine & { vendor: string }) {
  return (
    <li className="grid gap-x-4 py-2 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_15.5rem]">
      <a href={`/emr/${vendor}#${field}`} className="link">
        {label}
      </a>
      <Step {...line} className={source ? '' : 'col-span-2'} />
      {source && <Outside url={source} />}
    </li>
  )
}

type StepProps = Pick<ChangeLine, 'from' | 'to' | 'kept' | 'links'> & { className: string }

/**
 * The old and the new value. If only the basis changed, the value is shown once, with its former and its new basis; a
 * long one or an address takes both columns.
 */
function Step({ from, to, kept, links, className }: StepProps) {
  const isWhole = hostOf(links.from) === hostOf(links.to)
  const isLong = kept && (links.to || kept.value.length > longestWhole)
  return (
    <span className={isLong ? 'md:col-span-2' : 'md:contents'}>
      <span className="text-ink-soft">
        {kept && <>{links.to ? <Outside url={links.to} /> : <WholeWords text={kept.value.replace(/\.$/, '')} />}: </>}
        {kept ? kept.from : <State words={from} link={links.from} isWhole={isWhole} />}
      </span>
      <span className={className}>
        {' →\u00a0'}
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
