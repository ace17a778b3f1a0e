import { useLoaderData } from 'react-router'
import { additions, changes, release } from '../../../shared/catalogue/history'
import { acceptedCorrections } from '../../../shared/dataset/accepted-corrections'
import { rewording } from '../../../shared/dataset/change-reasons'
import {
  type ChangeGroup,
  type ChangeLine,
  changeCount,
  changeGroups,
  daysOf,
} from '../../../shared/dataset/change-words'
import { capitalized, grouped } from '../../../shared/words'
import { AllDays, BasisNote } from '../../components/changes/days'
import { WithLinks } from '../../components/outside'
import { useSite } from '../../components/site-context'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import { AcceptedCorrections } from '../../components/vendor/accepted-corrections'
import { WholeWords } from '../../components/whole-words'
import type { SiteArgs } from '../args'

/** The number of accepted reports, newest first, on this already large page; its feed has more. */
const correctionsShownMax = 3

/** What changed in the catalogue, when and why. */
export const loader = async ({ api }: SiteArgs) => ({
  groups: changeGroups(),
  version: release.version,
  published: await api.listAcceptedCorrections(),
})

export function Component() {
  const { groups, version, published } = useLoaderData<typeof loader>()
  const total = changeCount(groups)
  const corrections = acceptedCorrections(published, useSite().timeZone)
  return (
    <SitePage
      title="What Changed in the Catalogue"
      description="Every change to a value in our vendor catalogue: what it was, what it is now, when it changed, and why."
      path="/changes"
      label="Changes"
      heading="What changed"
      data={<link rel="alternate" type="application/atom+xml" title="Changes to the catalogue" href="/changes.xml" />}
    >
      <p className="mt-4 text-ink-soft">
        {`${grouped(total)} changes up to version ${version}, and ${additions.length} systems added. Follow the `}
        <TextLink href="/changes.xml">Atom feed</TextLink>
        {' or take the '}
        <TextLink href="/data/changes.json">data</TextLink>
        {` (${grouped(changes.length)} entries, because a value can change more than once in a day).`}
      </p>
      <ChangeSummary groups={groups} />
      {corrections.length > 0 && (
        <Titled id="corrections" title="Reported by readers" className="mt-10">
          <AcceptedCorrections corrections={corrections.slice(0, correctionsShownMax)} named />
          {corrections.length > correctionsShownMax && (
            <p className="mt-2 text-sm text-ink-soft">Earlier ones are in the feed.</p>
          )}
        </Titled>
      )}
      <NewestChanges changes={newestOf(groups)} />
      <BasisNote />
      <AllDays days={daysOf(groups)} />
    </SitePage>
  )
}

/** How many changes there are for each reason, the most frequent first. */
function ChangeSummary({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <dl className="mt-8 grid gap-4 sm:grid-cols-3">
      {countReasons(groups).map(([why, count]) => (
        <div
          key={why}
          className="flex flex-col-reverse items-baseline justify-end max-sm:flex-row-reverse max-sm:gap-x-3"
        >
          <dt className="text-sm text-ink-soft">{capitalized(why)}</dt>
          <dd className="text-3xl font-semibold shrink-0 max-sm:w-16">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function countReasons(groups: readonly ChangeGroup[]): [string, number][] {
  const counts = new Map<string, number>()
  const add = (why: string, count: number) => counts.set(why, (counts.get(why) ?? 0) + count)
  for (const { lines, firstRecorded } of groups) {
    for (const { why } of lines) add(why, 1)
    if (firstRecorded.length > 0) add('recorded for the first time', firstRecorded.length)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

const shownMax = 20

/** A longer value is cut; its day's page has all of it. */
const charactersMax = 48

/** The newest changes of a value with its system, without new words for the same. */
export const newestOf = (groups: readonly ChangeGroup[]) =>
  groups
    .flatMap(({ vendor, name, dateLabel, lines }) => lines.map((line) => ({ vendor, name, dateLabel, ...line })))
    .filter(({ done }) => done !== rewording)
    .slice(0, shownMax)
    .map((change) => ({ ...change, ...inBrief(change) }))

/** The newest changes, a line each: whose value, what it was and is, and why. */
function NewestChanges({ changes }: { changes: ReturnType<typeof newestOf> }) {
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
                {`${change.before} → `}
                <strong className="font-semibold">{change.now}</strong>
              </div>
              <div className="text-sm text-ink-soft">
                <WithLinks text={change.reason.said ?? change.reason.words} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** A value before and now in few words, from the word where they part if that would be cut off. */
function inBrief({ from, to }: Pick<ChangeLine, 'from' | 'to'>) {
  // That a value is sourced goes without saying.
  const [before = '', now = ''] = [from, to].map((words) => capitalized(words.replace(/ \(sourced\)$/, '')))
  const parting = [...now].findIndex((character, at) => character !== before[at])
  const start = parting < endOf(now) ? 0 : now.lastIndexOf(' ', parting) + 1
  const rest = (words: string) =>
    start > 0 && words.length > start ? `… ${shortened(words.slice(start))}` : shortened(words)
  return { before: rest(before), now: rest(now) }
}

/** Where a value is cut. */
const endOf = (text: string) => (text.length <= charactersMax ? text.length : text.lastIndexOf(' ', charactersMax))

const shortened = (text: string): string =>
  endOf(text) === text.length ? text : `${text.slice(0, endOf(text)).replace(/[,;:]$/, '')} …`
