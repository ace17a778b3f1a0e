import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type Overview, overviewPeriods, overviewQuery } from '../../../shared/admin/overview'
import { parseQuery, queryString } from '../../../shared/admin/query'
import { clockTime } from '../../../shared/dates'
import { BarTable } from '../components/overview/bar-table'
import { DayChart } from '../components/overview/day-chart'
import { Figures } from '../components/overview/figures'
import { Queues } from '../components/overview/queues'
import { RulesToReview } from '../components/overview/rules-to-review'
import { percent } from '../components/overview/scale'
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
      <h1 className="text-3xl font-bold tracking-tight">Overview</h1>
      <p className="mt-1 mb-6 text-ink-soft">
        {`As of ${clockTime(countedAt, timeZone)}. Days are those of ${timeZone.replaceAll('_', ' ')}.`}
      </p>
      <Figures {...overview} />
      <Periods current={days} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section id="received" title="Leads and messages per day">
          <DayChart days={byDay} shown={['leads', 'messages']} />
        </Section>
        <Section id="views" title="Page views per day">
          <DayChart days={byDay} shown={['views']} />
        </Section>
        <Section id="funnel" title="From view to lead">
          <Funnel {...overview.funnel} />
        </Section>
        <Section id="sources" title="Where visits begin">
          <BarTable
            caption="Sites from which most visits began"
            heads={['Site', 'Visits']}
            rows={overview.sources.map(({ name, count }) => ({ key: name, name: sourceNames[name] ?? name, count }))}
            nothing="No visit was counted."
          />
        </Section>
        <Section id="pages" title="Most viewed pages">
          <BarTable
            caption="Pages that were viewed most"
            heads={['Page', 'Views']}
            rows={overview.pages.map(({ name, count }) => ({ key: name, name: <PageName path={name} />, count }))}
            nothing="No view was counted."
          />
        </Section>
        <Section id="articles" title="Most read articles">
          <BarTable
            caption="Published articles that were read most"
            heads={['Article', 'Views']}
            rows={overview.articles.map(({ name, slug, count }) => ({
              key: slug,
              name: <SiteLink path={`/blog/${slug}`}>{name}</SiteLink>,
              count,
            }))}
            nothing="No article was read."
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
            nothing="No view was counted."
          />
        </Section>
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
          { key: 'form', name: 'Views of the form', count: formViews, note: percent(formViews, views) },
          { key: 'leads', name: 'Leads', count: leads, note: percent(leads, formViews) },
        ]}
        nothing=""
      />
      <p className="mt-3 text-sm text-ink-soft">
        {views > 0 && `Of all views, ${percent(leads, views)} became a lead. `}
        Only browsers that run scripts are counted as views; spam is not counted as leads.
      </p>
    </>
  )
}

const sourceNames: Record<string, string> = { direct: 'Direct or unknown', other: 'Other sites' }

function PageName({ path }: { path: string }) {
  return path === 'other' ? 'Addresses without a page' : <SiteLink path={path}>{path}</SiteLink>
}

function SiteLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} className="link">
      {children}
    </a>
  )
}

function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
}
