import { firstSentence } from '../../../shared/match/say/first'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import type { Answers } from '../../../shared/match/terms/answers'
import { matchAddress } from '../../../shared/match/terms/query'
import { WholeWords } from '../whole-words'
import { PriceBars } from './price-bars'

/** A group as many are, whose answer shows what answers look like. */
export const exampleAnswers: Answers = {
  organization: 'practice',
  providers: 12,
  budget: '$4,000',
  must: ['telehealth'],
}

const query = new URLSearchParams({ organization: 'practice', providers: '12', budget: '$4,000', must: 'telehealth' })

/** Before the first answer: what one looks like, from the same catalogue. */
export function ExampleAnswer({ answer }: { answer: MatchAnswer }) {
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
      <a href={matchAddress('/match', query.toString())} className="link mt-4 inline-flex min-h-11 items-center">
        See the whole answer
      </a>
    </aside>
  )
}
