import type { Answer } from '../../../shared/answers/answer'
import { promisedTime } from '../../../shared/leads/promise'
import type { Rule } from '../../../shared/rules'
import { LinkList } from '../link-list'
import { Sources } from '../rules/sources'
import { TextLink } from '../text-link'
import { Titled } from '../titled'

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
        Is your case different? <TextLink to="/get-recommendation">Ask us</TextLink>
        {`: a person reads your case and answers in ${promisedTime}, free of charge.`}
      </p>
      <Titled id="related" title="Go on from here" className="no-print mt-10">
        <LinkList links={[...related, { label: 'All short answers', to: '/answers' }]} />
      </Titled>
      <Titled id="sources" title="Sources" className="mt-10 text-sm">
        <div className="mt-3 stack-1">
          {sources.length > 0 && <Sources sources={[...sources]} />}
          {restsOn.length > 0 && (
            <ul className="stack-1">
              {restsOn.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={`/rules#${id}`}>{name}</TextLink>, with sources among the rules we track
                </li>
              ))}
            </ul>
          )}
        </div>
      </Titled>
    </>
  )
}
