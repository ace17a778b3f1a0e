import type { Overview } from '../../../../shared/admin/overview'
import { grouped } from '../../../../shared/words'
import { BarTable } from './bar-table'
import { percent } from './day-chart'

export function Funnel({ views, formViews, leads }: Overview['funnel']) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {views > 0 && leads <= formViews && `Of all views, ${percent(leads, views)} became a lead. `}
        Views count only browsers that run scripts; leads include requests sent without scripts or through the API. Spam
        does not count as leads.
      </p>
      <BarTable
        caption="Views, views of the form, and leads"
        heads={['Step', 'Count']}
        rows={[
          { key: 'views', name: 'All page views', count: views },
          { key: 'form', name: 'Views of the form', count: formViews, note: shareOf(formViews, views) },
          { key: 'leads', name: 'Leads', count: leads, note: shareOf(leads, formViews) },
        ]}
        nothing=""
      />
    </>
  )
}

/** None if more leads came than views were counted: the API and browsers without scripts send leads without a view. */
const shareOf = (part: number, whole: number) => (whole > 0 && part <= whole ? percent(part, whole) : undefined)

/** The period before this one, with the change since. */
export function Compared({ overview: { before, byDay, days, funnel } }: { overview: Overview }) {
  const messages = byDay.reduce((sum, day) => sum + day.messages, 0)
  const rows = [
    ['Page views', funnel.views, before.views],
    ['Views of the form', funnel.formViews, before.formViews],
    ['Leads', funnel.leads, before.leads],
    ['Messages', messages, before.messages],
  ] as const
  if (rows.every(([, , then]) => then === 0))
    return <p className="mt-4 text-sm text-ink-soft">{`Nothing was counted in the ${days} days before.`}</p>
  return (
    <>
      <h3 className="mt-5 text-sm font-medium">{`The ${days} days before`}</h3>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        {rows.map(([name, now, then]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right figures">{`${grouped(then)}${change(now, then)}`}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function change(now: number, then: number): string {
  if (then === 0) return ''
  const percents = Math.round((100 * (now - then)) / then)
  return ` (since then ${percents > 0 ? '+' : ''}${percents}%)`
}
