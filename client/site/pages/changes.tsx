import { useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { additions, changes, release } from '../../../shared/catalogue/history'
import { acceptedCorrections } from '../../../shared/dataset/accepted-corrections'
import { type ChangeGroup, changeCount, changeGroups, daysOf } from '../../../shared/dataset/change-words'
import { capitalized, grouped } from '../../../shared/words'
import { AllDays, BasisNote } from '../../components/changes/days'
import { NewestChanges, newestOf } from '../../components/changes/newest'
import { useSite } from '../../components/site-context'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import { AcceptedCorrections } from '../../components/vendor/accepted-corrections'

/** The number of accepted reports, newest first, on this already large page; its feed has more. */
const correctionsShownMax = 3

/** What changed in the catalogue, when and why. */
export const loader = (api: Api) => async () => ({
  groups: changeGroups(),
  version: release.version,
  published: await api.listAcceptedCorrections(),
})

export function Component() {
  const { groups, version, published } = useLoaderData<ReturnType<typeof loader>>()
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
