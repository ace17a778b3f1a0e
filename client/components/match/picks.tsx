import type { MatchAnswer, Pick } from '../../../shared/match/terms/answer'
import { TextLink } from '../text-link'
import { WholeWords } from '../whole-words'

/**
 * The picks side by side, their reasons, risks, prices, and questions in rows. On a phone they stand below each other,
 * and all questions come after the last one.
 */
export function Picks({ answer: { picks, decider } }: { answer: MatchAnswer }) {
  const shared = sharedQuestion(picks)
  return (
    <>
      <ol className="picks mt-4 max-w-none">
        {picks.map(({ id, name, why, against, price, ask }) => (
          <li key={id}>
            <h2>
              <TextLink href={`/emr/${id}`}>{name}</TextLink>
            </h2>
            <Said text={why} />
            <Said label="Against" text={against} />
            <Said text={price} className="pick-price" />
            <Said label={`Ask ${name}`} text={ask.find((one) => one !== shared) ?? ''} className="pick-ask" />
          </li>
        ))}
      </ol>
      {(decider || shared) && (
        <p className="decider mt-4">
          {decider && <WholeWords text={decider} />}
          {decider && shared && ' '}
          {shared && <WholeWords text={`Ask ${picks.length === 2 ? 'both' : 'all three'}: ${shared}`} />}
        </p>
      )}
    </>
  )
}

/** The most important question that is for all picks. */
function sharedQuestion([first, ...others]: readonly Pick[]): string | undefined {
  return others.length > 0 ? first?.ask.find((one) => others.every(({ ask }) => ask.includes(one))) : undefined
}

/** A row of a pick, empty where there is nothing to say, so that the rows stay aligned. */
function Said({ label, text, className }: { label?: string; text: string; className?: string }) {
  if (!text) return <p className="nothing" />
  return (
    <p className={className}>
      {label && <b>{`${label}: `}</b>}
      <WholeWords text={text} />
    </p>
  )
}
