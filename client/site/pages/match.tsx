import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { Api } from '../../../shared/api'
import { readableAnswers } from '../../../shared/match/query'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { MatchForm } from '../../components/match/match-form'
import { MatchResult } from '../../components/match/match-result'
import { PageMeta } from '../../components/page-meta'

/** The whole state is in the address: the same query gives the same page. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const query = new URL(request.url).searchParams
    const answers = readableAnswers(query)
    const isAsked = Object.keys(answers).some((key) => key !== 'version')
    return { answers, answer: isAsked ? await api.match(answers) : null }
  }

export function Component() {
  const { answers, answer } = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Find the EMRs That Fit Your Practice"
        description="Answer three questions and get at most three systems with reasons, each with its sources. Sometimes the answer is none."
        path="/match"
      />
      <Breadcrumbs trail={[{ label: 'Match', to: '/match' }]} />
      <Container className="pb-20">
        <h1 className="text-4xl font-bold tracking-tight sm:text-5xl">Find your match</h1>
        <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-soft">
          Three answers are enough for a first look. You get at most three systems, with what speaks for and against
          each, and what nobody knows yet. Nothing is stored.
        </p>
        <MatchForm answers={answers} />
        {answer && <MatchResult answer={answer} />}
      </Container>
    </>
  )
}
