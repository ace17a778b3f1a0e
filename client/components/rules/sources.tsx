import type { Rule } from '../../../shared/rules'
import { Outside } from '../outside'
import { WholeWords } from '../whole-words'
import { RuleDay, ruleDay } from './rule-day'

/** The official texts on which a rule rests, each followed by the page where we read it if that is another one. */
export function Sources({ sources }: Pick<Rule, 'sources'>) {
  return (
    <ul className="stack-1">
      {sources.map(({ name, url, official, copy = 'a copy', dated, read }) => (
        <li key={url}>
          <Outside url={official ?? url} words={<WholeWords text={name} />} />
          {', '}
          {dated ? <WholeWords text={dated.length === 10 ? ruleDay(dated) : monthOrYear(dated)} /> : 'undated'}
          {official && (
            <>
              {'; read in '}
              <Outside url={url} words={copy} />
            </>
          )}
          {read && (
            <>
              {official ? ' on ' : '; read '}
              <RuleDay date={read} />
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
