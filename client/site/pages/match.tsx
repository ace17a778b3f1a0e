import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { Api } from '../../../shared/api'
import { currentEmrs } from '../../../shared/leads/options'
import { matchAddress, matchQuery } from '../../../shared/match/address'
import { withoutPractice } from '../../../shared/match/practices'
import { readableAnswers } from '../../../shared/match/query'
import { readCurrent } from '../../../shared/match/reading/current'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { matchDescription, matchTitle } from '../../components/match/match-meta'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'
import { Island } from '../../islands/island'
import { Component as MatchIsland } from '../../islands/match.island'

/**
 * The address contains the whole state: the same query gives the same page. Redundant values that a form adds are
 * removed from it, unless a form was sent without any answer, which the page then says.
 */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const given = new URL(request.url).searchParams
    const query = matchQuery(withoutPractice(given))
    const hasEmpty = [...given.values()].includes('')
    if (given.has('practice') || (hasEmpty && query)) throw redirect(matchAddress('/match', query))
    const answers = readableAnswers(given)
    const isAsked = Object.keys(answers).some((key) => key !== 'version')
    const [vendors, answer] = await Promise.all([api.listVendors(), isAsked ? api.match(answers) : null])
    return { query, answer, systems: systemsOf(vendors), isUnanswered: hasEmpty }
  }

/** The systems that a practice may use today: widely used ones, and the catalogue's. */
function systemsOf(vendors: readonly { id: string; name: string }[]) {
  const named = currentEmrs.filter(({ value }) => value !== 'other')
  const ids = new Set<string | null>(named.map(({ value }) => readCurrent(value, '').id))
  const others = vendors.filter(({ id }) => !ids.has(id)).map(({ id, name }) => ({ value: id, label: name }))
  const sorted = [...named, ...others].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return [...sorted, { value: 'other', label: 'Other' }]
}

export function Component() {
  const view = useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>()
  const { siteUrl } = useSite()
  return (
    <>
      <PageMeta title={matchTitle(view.answer)} description={matchDescription(view.answer)} path="/match" />
      <Breadcrumbs trail={[{ label: 'Match', to: '/match' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Find your match</h1>
        <p className={`mt-3 text-ink-soft ${view.answer ? 'no-print' : ''}`}>
          Three answers are enough for a first look. You get up to three systems, with the case for and against each,
          and what we do not know yet. Nothing is stored.
        </p>
        <div className="mt-8">
          <Island name="match" component={MatchIsland} props={{ ...view, siteUrl }} />
        </div>
      </Container>
    </>
  )
}
