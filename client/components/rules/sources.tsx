import type { Rule } from '../../../shared/rules'
import { Outside } from '../outside'
import { WholeWords } from '../whole-words'
import { RuleDay, ruleDay } from './rule-day'

/** The pages on which a rule was read, with their dates. */
export function Sources({ sources }: Pick<Rule, 'sources'>) {
  return (
    <ul className="stack-1">
      {sources.map(({ name, url, official, dated, read }) => (
        <li key={url}>
          <Outside url={url} words={<WholeWords text={name} />} />
          {', '}
          {dated ? <WholeWords text={dated.length === 10 ? ruleDay(dated) : monthOrYear(dated)} /> : 'undated'}
          {read && (
            <>
              {'; read '}
              <RuleDay date={read} />
            </>
          )}
          {official && (
            <>
              {'; '}
              <Outside url={official} words="official text" />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** `2026-06` as `June 2026`; a year alone is unchanged. */
function monthOrYear(dated: string): string {
  return dated.length === 4 ? dated : ruleDay(`${dated}-01`).replace(' 1,', '')
}
