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
          {/* One text, because between two of them is a comment in the HTML. */}
          <WholeWords text={`, ${dayOf(dated)}${official ? '; read in ' : ''}${read && !official ? '; read ' : ''}`} />
          {official && <Outside url={url} words={copy} />}
          {official && read && ' on '}
          {read && <RuleDay date={read} />}
        </li>
      ))}
    </ul>
  )
}

/** `2026-06` as `June 2026`; a year alone is unchanged. */
function dayOf(dated: string | undefined): string {
  if (!dated) return 'undated'
  if (dated.length === 10) return ruleDay(dated)
  return dated.length === 4 ? dated : ruleDay(`${dated}-01`).replace(' 1,', '')
}
