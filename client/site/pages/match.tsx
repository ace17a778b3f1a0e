import { redirect, useLoaderData } from 'react-router'
import { resolveVendorId } from '../../../shared/catalogue/ids'
import type { Option } from '../../../shared/forms/field'
import { currentEmrs } from '../../../shared/leads/options'
import { firstSentence } from '../../../shared/match/say/first'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { matchAddress, matchQuery, readableAnswers, unreadableKeys } from '../../../shared/match/terms/query'
import { shownWhole } from '../../../shared/site/description'
import { listed } from '../../../shared/words'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { MatchAnswerView } from '../../components/match/match-answer'
import { MatchForm } from '../../components/match/match-form'
import { PriceBars } from '../../components/match/price-bars'
import { type Faults, type TypedKey, typedKeys, typedQuestions } from '../../components/match/typed-questions'
import { failureLook, noticeClass } from '../../components/notice-class'
import { PageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { WholeWords } from '../../components/whole-words'
import type { SiteArgs } from '../args'

/** Keys of older addresses. `practice` stands for three answers; the others mean nothing anymore. */
const formerKeys = ['practice', 'weights', 'version']

/** What to say of a field that cannot be read. Other unreadable values are nothing that a form can send. */
const faultWords: Readonly<Record<TypedKey, string>> = {
  providers: 'Enter a whole number from 1 to 100,000.',
  prescribers: 'Enter a whole number from 0 to 100,000.',
  budget: 'Enter at most 200 characters.',
}

/**
 * The address contains the whole state: the same query gives the same page. Redundant values that a form adds are
 * removed from it, unless a form was sent without any answer, which the page then says.
 */
export const loader = async ({ api, request }: SiteArgs) => {
  const given = new URL(request.url).searchParams
  const query = matchQuery(given)
  const hasEmpty = [...given.values()].includes('')
  if (formerKeys.some((key) => given.has(key)) || (hasEmpty && query)) throw redirect(matchAddress('/match', query))
  const entries = new URLSearchParams(query)
  const answers = readableAnswers(entries)
  const wrong = unreadableKeys(entries)
  const faults: Faults = Object.fromEntries(
    typedKeys.filter((key) => wrong.has(key)).map((key) => [key, faultWords[key]]),
  )
  const isAsked = Object.keys(answers).length > 0
  const [vendors, answer] = await Promise.all([
    api.listVendors(),
    api.match(isAsked ? answers : readableAnswers(example)),
  ])
  const systems = systemsOf(vendors)
  const isUnanswered = !isAsked && hasEmpty && wrong.size === 0
  const shown = isAsked ? { answer, example: null } : { answer: null, example: answer }
  return { query: withFormsKeys(query, systems), ...shown, systems, faults, isUnanswered }
}

/** The systems that a practice may use today: those of the lead form, and the catalogue's. */
function systemsOf(vendors: readonly { id: string; name: string }[]): Option[] {
  const named = currentEmrs.filter(({ value }) => value !== 'other')
  const ids = new Set<string | undefined>(named.map(({ value }) => idOf(value)))
  const others = vendors.filter(({ id }) => !ids.has(id)).map(({ id, name }) => ({ value: id, label: name }))
  const sorted = [...named, ...others].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return [...sorted, { value: 'other', label: 'Other' }]
}

/** The catalogue's id of a system; the lead form's keys have hyphens in them. */
const idOf = (key: string) => resolveVendorId(key.replaceAll('-', ''))

/** The query with each system by the form's key; a link may name it by the catalogue's. */
function withFormsKeys(query: string, systems: readonly Option[]): string {
  const keyOf = (given: string) => {
    const id = idOf(given)
    return systems.find(({ value }) => value === given || (id && idOf(value) === id))?.value ?? given
  }
  const entries = [...new URLSearchParams(query)].map(([key, value]) => {
    const isSystem = key === 'current' || key === 'currentEmr' || key === 'avoided'
    return [key, isSystem ? keyOf(value) : value]
  })
  return new URLSearchParams(entries).toString()
}

export function Component() {
  const { answer, example, isUnanswered, query, ...form } = useLoaderData<typeof loader>()
  return (
    <>
      <PageMeta title={matchTitle(answer)} description={matchDescription(answer)} path="/match" />
      <div className={answer ? 'no-print max-sm:hidden' : 'no-print'}>
        <Breadcrumbs trail={[{ label: 'Match', to: '/match' }]} />
      </div>
      <Container className="match-page pb-20">
        {!answer && <h1 className="text-5xl">Find your match</h1>}
        <p
          role="status"
          data-waiting="Updating the answer..."
          className={isUnanswered ? `mt-5 ${noticeClass(failureLook)}` : 'sr-only'}
        >
          {isUnanswered ? 'Answer at least one question.' : answer && firstSentence(answer)}
        </p>
        <FaultNotice faults={form.faults} />
        {answer ? (
          <div className="match-answered grid grid-cols-1 items-start print:block lg:grid-cols-[minmax(0,1fr)_19rem]">
            <MatchAnswerView answer={answer} query={query} />
            <aside
              id="answers"
              aria-label="Your answers"
              className="no-print min-w-0 rounded-2xl bg-sunken match-questions p-4"
            >
              <MatchForm query={query} isAnswered {...form} />
            </aside>
          </div>
        ) : (
          <div className="match-answered grid grid-cols-1 items-start lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="rounded-2xl border border-line bg-sunken p-4 sm:p-6">
              <MatchForm query={query} isAnswered={false} {...form} />
            </div>
            {example && <ExampleAnswer answer={example} />}
          </div>
        )}
      </Container>
    </>
  )
}

/** What cannot be read of the answers; on a phone, the fields are far below the answer. */
function FaultNotice({ faults }: { faults: Faults }) {
  const keys = typedKeys.filter((key) => faults[key])
  if (keys.length === 0) return null
  return (
    <div role="alert" className={`mt-5 flex-col ${noticeClass(failureLook)}`}>
      {keys.map((key) => (
        <p key={key}>
          <TextLink href={`#${key}`}>{typedQuestions[key]}</TextLink>
          {` ${faults[key]}`}
        </p>
      ))}
    </div>
  )
}

/** A group as many are, whose answer shows what answers look like. */
const example = new URLSearchParams({ organization: 'practice', providers: '12', budget: '$4,000', must: 'telehealth' })

/** Before the first answer: what one looks like, from the same catalogue. */
function ExampleAnswer({ answer }: { answer: MatchAnswer }) {
  const [first] = answer.picks
  return (
    <aside aria-labelledby="example" className="no-print rounded-2xl border border-line bg-surface match-found p-4">
      <h2 id="example" className="text-sm font-semibold text-ink-soft">
        An answer looks like this
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        An outpatient practice with 12 providers, telehealth, and $4,000 a month
      </p>
      <p className="mt-2 text-xl font-semibold">{firstSentence(answer)}</p>
      {first && (
        <p className="mt-2 text-sm">
          <b className="font-semibold">Against {first.name}: </b>
          <WholeWords text={first.against} />
        </p>
      )}
      <PriceBars picks={answer.picks} readBack={answer.readBack} />
      <a href={matchAddress('/match', String(example))} className="link mt-4 inline-flex min-h-11 items-center">
        See the whole answer
      </a>
    </aside>
  )
}

/** The title of the match's page, which tells one answer from another in tabs and in the history. */
export function matchTitle(answer: MatchAnswer | null): string {
  if (!answer) return 'Find the EMRs That Fit Your Practice'
  return answer.picks.length > 0 ? `Your Match: ${namesOf(answer)}` : 'Your Match: No System to Move To'
}

export function matchDescription(answer: MatchAnswer | null): string {
  if (!answer)
    return 'Answer a few questions and get up to three systems, with reasons and sources. Sometimes the answer is none.'
  if (answer.picks.length === 0) return 'Which systems do not fit what you told us, why, and what to do instead.'
  return shownWhole(
    `${namesOf(answer)}: why they fit what you told us, what speaks against them, what they cost, and what to ask.`,
    'Why these systems fit what you told us, what speaks against them, what they cost, and what to ask.',
  )
}

const namesOf = ({ picks }: MatchAnswer) => listed(picks.map(({ name }) => name))
