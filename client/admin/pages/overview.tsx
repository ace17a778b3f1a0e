import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type Conversion, type Overview, overviewPeriods, overviewQuery } from '../../../shared/admin/overview'
import { parseQuery, queryString } from '../../../shared/admin/query'
import { clockTime, zoneName } from '../../../shared/dates'
import { grouped } from '../../../shared/words'
import { BarTable } from '../components/overview/bar-table'
import { DayChart } from '../components/overview/day-chart'
import { Figures } from '../components/overview/figures'
import { Queues } from '../components/overview/queues'
import { Reviews } from '../components/overview/reviews'
import { RulesToReview } from '../components/overview/rules-to-review'
import { percent } from '../components/overview/scale'
import { Unpublished } from '../components/overview/unpublished'
import { Section } from '../components/submissions/section'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    api.getOverview(parseQuery(overviewQuery, new URL(request.url).searchParams))

export function Component() {
  const overview = useLoaderData<Overview>()
  const { byDay, days, countedAt, timeZone } = overview
  return (
    <>
      <title>Overview | Administration</title>
      <h1 className="text-3xl">Overview</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {`As of ${clockTime(countedAt, timeZone)}. Times in ${zoneName(timeZone)}.`}
      </p>
      <Figures {...overview} />
      <Periods current={days} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
        <Unpublished articles={overview.unpublished} timeZone={timeZone} />
        <Section id="received" title="Leads and messages per day">
          <DayChart days={byDay} shown={['leads', 'messages']} />
        </Section>
        <Section id="views" title="Page views per day">
          <DayChart days={byDay} shown={['views']} />
        </Section>
        <Section id="funnel" title="From view to lead">
          <Funnel {...overview.funnel} />
          <Compared overview={overview} />
        </Section>
        <Section id="sources" title="Where visits begin">
          <BarTable
            caption="Top referring sites"
            heads={['Site', 'Visits']}
            rows={overview.sources.map(({ name, count }) => ({ key: name, name: sourceNames[name] ?? name, count }))}
            nothing="No visits yet."
          />
        </Section>
        <Section id="lead-sources" title="Leads by source">
          <Conversions
            caption="Leads by the site from which their visit came"
            of="visits"
            rows={overview.leadSources.map((row) => ({ ...row, label: sourceNames[row.name] ?? row.name }))}
          />
        </Section>
        <Section id="lead-pages" title="Leads by page">
          <Conversions
            caption="Leads by the pages of their visit"
            of="views"
            rows={overview.leadPages.map((row) => ({ ...row, label: <PageName path={row.name} /> }))}
          />
        </Section>
        {overview.campaigns.length > 0 && (
          <Section id="campaigns" title="Leads by campaign">
            <BarTable
              caption="Leads by the campaign of their link"
              heads={['Campaign', 'Leads']}
              rows={overview.campaigns.map(({ name, count }) => ({ key: name, name, count }))}
              nothing=""
            />
          </Section>
        )}
        <Section id="pages" title="Most viewed pages">
          <BarTable
            caption="Most viewed pages"
            heads={['Page', 'Views']}
            rows={overview.pages.map(({ name, count }) => ({ key: name, name: <PageName path={name} />, count }))}
            nothing="No views yet."
          />
        </Section>
        <Section id="articles" title="Most read articles">
          <BarTable
            caption="Most read published articles"
            heads={['Article', 'Views']}
            rows={overview.articles.map(({ name, slug, count }) => ({
              key: slug,
              name: <SiteLink path={`/blog/${slug}`}>{name}</SiteLink>,
              count,
            }))}
            nothing="No reads yet."
          />
        </Section>
        <Section id="queues" title="Jobs and emails">
          <Queues {...overview} />
        </Section>
        <Section id="months" title="Page views per month">
          <BarTable
            caption="Page views of the last months that had any"
            heads={['Month', 'Views']}
            rows={overview.byMonth.map(({ name, count }) => ({ key: name, name: monthName(name), count }))}
            nothing="No views yet."
          />
        </Section>
        <Reviews reviews={overview.reviews} />
        <RulesToReview countedAt={countedAt} />
      </div>
    </>
  )
}

function Periods({ current }: { current: number }) {
  return (
    <nav aria-label="Period" className="mt-8 mb-4 flex flex-wrap">
      {overviewPeriods.map((days) => (
        <Link
          key={days}
          to={`/admin?${queryString(overviewQuery, { days })}`}
          preventScrollReset
          aria-current={Number(days) === current ? 'page' : undefined}
          className="admin-link"
        >
          {`Last ${days} days`}
        </Link>
      ))}
    </nav>
  )
}

function Funnel({ views, formViews, leads }: Overview['funnel']) {
  return (
    <>
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
      <p className="mt-3 text-sm text-ink-soft">
        {views > 0 && `Of all views, ${percent(leads, views)} became a lead. `}
        Views count only browsers that run scripts. Spam does not count as leads.
      </p>
    </>
  )
}

/**
 * No share if more leads came than visits were counted: the API and browsers without scripts send leads without a view.
 */
const shareOf = (part: number, whole: number) => (part <= whole ? percent(part, whole) : undefined)

/** The period beside the one before it. */
function Compared({ overview: { before, byDay, days, funnel } }: { overview: Overview }) {
  const messages = byDay.reduce((sum, day) => sum + day.messages, 0)
  const rows = [
    ['Page views', funnel.views, before.views],
    ['Views of the form', funnel.formViews, before.formViews],
    ['Leads', funnel.leads, before.leads],
    ['Messages', messages, before.messages],
  ] as const
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
      {rows.map(([name, now, then]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{`${grouped(now)}; ${grouped(then)} in the ${days} days before${change(now, then)}`}</dd>
        </div>
      ))}
    </dl>
  )
}

function change(now: number, then: number): string {
  if (then === 0) return ''
  const percents = Math.round((100 * (now - then)) / then)
  return ` (${percents > 0 ? '+' : ''}${percents}%)`
}

interface ConversionsProps {
  caption: string
  of: 'visits' | 'views'
  rows: readonly (Conversion & { label: ReactNode })[]
}

/** Leads by their origin, with a share if the visits are counted too. */
function Conversions({ caption, of, rows }: ConversionsProps) {
  return (
    <BarTable
      caption={caption}
      heads={['From', 'Leads']}
      rows={rows.map(({ name, label, leads, of: whole }) => ({
        key: name,
        name: label,
        count: leads,
        ...(whole >= leads && { note: `${percent(leads, whole)} of ${grouped(whole)} ${of}` }),
      }))}
      nothing="No lead has a known source."
    />
  )
}

const sourceNames: Record<string, string> = { direct: 'Direct or unknown', other: 'Other sites' }

function PageName({ path }: { path: string }) {
  return path === 'other' ? 'Addresses without a page' : <SiteLink path={path}>{path}</SiteLink>
}

function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} className="link inline-block py-0.5">
      {children}
    </a>
  )
}

function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
}
