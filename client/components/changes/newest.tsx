import { rewording } from '../../../shared/dataset/change-reasons'
import type { ChangeGroup, ChangeLine } from '../../../shared/dataset/change-words'
import { capitalized } from '../../../shared/words'
import { WithLinks } from '../outside'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import { WholeWords } from '../whole-words'

const shownMax = 20

/** A longer value is cut; its day's page has all of it. */
const charactersMax = 48

/** A changed value with its system. */
export type NewestChange = Pick<ChangeLine, 'field' | 'label' | 'from' | 'to' | 'done'> & {
  vendor: string
  name: string
  dateLabel: string
  why: string
}

/** The newest changes of a value, without new words for the same. */
export function newestOf(groups: readonly ChangeGroup[]): NewestChange[] {
  return groups
    .flatMap(({ vendor, name, dateLabel, lines }) =>
      lines.map(({ field, label, from, to, done, reason }) => ({
        ...{ vendor, name, dateLabel, field, label, from, to, done },
        why: reason.said ?? reason.words,
      })),
    )
    .filter(({ done }) => done !== rewording)
    .slice(0, shownMax)
}

/** The newest changes, a line each: whose value, what it was and is, and why. */
export function NewestChanges({ changes }: { changes: readonly NewestChange[] }) {
  return (
    <Titled id="newest" title={`The newest ${changes.length}`} large className="mt-10">
      <ul className="mt-3 rows border-y border-line">
        {changes.map((change, place) => (
          <li
            key={`${change.vendor} ${change.field} ${change.dateLabel}`}
            className="grid gap-x-6 py-2 sm:grid-cols-[17rem_1fr]"
          >
            <div>
              <TextLink href={`/emr/${change.vendor}#${change.field}`}>
                {`${change.name}: `}
                <WholeWords text={change.label} />
              </TextLink>
              {changes[place - 1]?.dateLabel !== change.dateLabel && (
                <div className="text-xs text-ink-soft">{change.dateLabel}</div>
              )}
            </div>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <div>
                {`${shortened(change.from)} → `}
                <strong className="font-semibold">{shortened(change.to)}</strong>
              </div>
              <div className="text-sm text-ink-soft">
                <WithLinks text={change.why} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** A value in few words; that it is sourced goes without saying. */
function shortened(words: string): string {
  const text = capitalized(words.replace(/ \(sourced\)$/, ''))
  if (text.length <= charactersMax) return text
  return `${text.slice(0, text.lastIndexOf(' ', charactersMax)).replace(/[,;:]$/, '')} …`
}
