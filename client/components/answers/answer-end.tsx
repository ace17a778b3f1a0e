import { Link } from 'react-router'
import type { Answer } from '../../../shared/answers/answer'
import { promisedTime } from '../../../shared/leads/promise'
import type { Rule } from '../../../shared/rules'
import { LinkList } from '../link-list'
import { Sources } from '../rules/sources'

interface AnswerEndProps {
  answer: Pick<Answer, 'sources' | 'related'>
  /** The tracked rules that it rests on. */
  restsOn: readonly Pick<Rule, 'id' | 'name'>[]
}

/** What follows an answer: where to ask further, pages that go on from here, and sources. */
export function AnswerEnd({ answer: { sources, related }, restsOn }: AnswerEndProps) {
  return (
    <>
      <p className="no-print mt-8">
        Is your case different?{' '}
        <Link to="/get-recommendation" className="link">
          Ask us
        </Link>
        {`: a person reads your case and answers in ${promisedTime}, free of charge.`}
      </p>
      <section aria-labelledby="related" className="no-print mt-10">
        <h2 id="related" className="text-xl">
          Go on from here
        </h2>
        <LinkList links={[...related, { label: 'All short answers', to: '/answers' }]} />
      </section>
      <section aria-labelledby="sources" className="mt-10 text-sm">
        <h2 id="sources" className="text-xl">
          Sources
        </h2>
        <div className="mt-3 stack-1">
          {sources.length > 0 && <Sources sources={[...sources]} />}
          {restsOn.length > 0 && (
            <ul className="stack-1">
              {restsOn.map(({ id, name }) => (
                <li key={id}>
                  <Link to={`/rules#${id}`} className="link">
                    {name}
                  </Link>
                  , with sources among the rules we track
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </>
  )
}
