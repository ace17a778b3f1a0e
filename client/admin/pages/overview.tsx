import { Link } from 'react-router'
import { type Overview, overviewPeriods, overviewQuery, usualPeriod } from '../../../shared/admin/overview'
import { parseQuery } from '../../../shared/admin/query'
import { clockTime, zoneName } from '../../../shared/dates'
import { rules } from '../../../shared/rules'
import { datesToReview } from '../../../shared/rules/dates'
import { counted, grouped } from '../../../shared/words'
import { pageLoader, useLoaded } from '../admin-action'
import { BarTable } from '../components/overview/bar-table'
import { DayChart, FigureTable } from '../components/overview/day-chart'
import { Figures } from '../components/overview/figures'
import { Compared, Funnel } from '../components/overview/funnel'
import { Conversions, PageName, SiteLink, sourceName } from '../components/overview/origins'
import { Reviews, RulesToReview, Unpublished } from '../components/overview/reviews'
import { Page } from '../components/page'
import { Section } from '../components/submissions/section'

export const loader = pageLoader(async (api, { query }) => {
  const overview = await api.getOverview(parseQuery(overviewQuery, query))
  return { ...overview, rulesDue: datesToReview(rules, overview.countedAt.slice(0, 10), noticeDays) }
})

/** How long before a rule's date its text is due for a check. */
const noticeDays = 60

export function Component() {
  const overview = useLoaded<typeof loader>()
  const { byDay, days, countedAt, timeZone } = overview
  return (
    <Page title="Overview" intro={`As of ${clockTime(countedAt, timeZone)}. Times in ${zoneName(timeZone)}.`}>
      <Figures {...overview} />
      <Periods current={days} />
      <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
        <Unpublished articles={overview.unpublished} />
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
            rows={overview.sources.map(({ name, count }) => ({ key: name, name: sourceName(name), count }))}
            nothing="No visits yet."
          />
        </Section>
        <Section id="lead-sources" title="Leads by source">
          <Conversions
            caption="Leads by the site from which their visit came"
            of="visits"
            rows={overview.leadSources.map((row) => ({ ...row, label: sourceName(row.name) }))}
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
        <RulesToReview due={overview.rulesDue} />
      </div>
    </Page>
  )
}

function Periods({ current }: { current: number }) {
  return (
    <nav aria-label="Period" className="mt-8 mb-4 flex flex-wrap">
      {overviewPeriods.map((days) => (
        <Link
          key={days}
          to={days === usualPeriod ? '/admin' : `/admin?days=${days}`}
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

function monthName(month: string): string {
  return new Date(month).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
}

const jobNames: Record<string, string> = {
  'deliver-mail': 'Send an email',
  'generate-post': 'Write an article',
  'publish-scheduled': 'Publish a scheduled article',
  'read-lead': 'Read a request with the model',
}

function Queues({ jobs, emails }: Pick<Overview, 'jobs' | 'emails'>) {
  return (
    <>
      {jobs.length > 0 ? (
        <div className="text-sm">
          <FigureTable
            caption="Unfinished jobs"
            heads={['Job', 'Waiting to be queued', 'In the queue']}
            rows={jobs.map(({ name, promised, inQueue }) => [
              jobNames[name] ?? name,
              grouped(promised),
              grouped(inQueue),
            ])}
          />
        </div>
      ) : (
        <p className="text-ink-soft">Nothing in the queue.</p>
      )}
      <p className="mt-3 text-sm">
        {`${counted(emails.waiting, 'email')} waiting, ${counted(emails.failed, 'email')} failed. `}
        <a href="/admin/queues" className="link">
          See and retry jobs
        </a>
      </p>
    </>
  )
}
