import { dateWords } from '../../../shared/catalogue/basis'
import { release } from '../../../shared/catalogue/history'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { listed } from '../../../shared/words'
import { useSite } from '../site-context'

/** More questions than a page and a demo have room for. */
const questionsMax = 5

/** Only in print, for those who decide together: the questions to ask with room for the answers, and the page's address. */
export function PrintedRest({ picks, path }: { picks: MatchAnswer['picks']; path: string }) {
  const { siteUrl, siteName } = useSite()
  return (
    <div className="printed-rest">
      {picks.length > 0 && <p data-printed="Ask before you sign" className="font-semibold" />}
      {questionsOf(picks).map((question, place) => (
        <p key={question} data-printed={`${place + 1}. ${question}`} className="printed-question" />
      ))}
      <p
        data-printed={`${siteName}: ${siteUrl}${path}. Version ${release.version} of our catalogue, ${dateWords(release.generated)}.`}
        className="text-xs"
      />
    </div>
  )
}

/** The first question about each pick, then the second, and so on; each question once, with the names of those it is for. */
function questionsOf(picks: MatchAnswer['picks']): string[] {
  const depth = Math.max(0, ...picks.map(({ ask }) => ask.length))
  const inTurn = Array.from({ length: depth }, (_, place) => picks.flatMap(({ ask }) => ask[place] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, questionsMax).map((question) => {
    const names = picks.filter(({ ask }) => ask.includes(question)).map(({ name }) => name)
    return names.length === picks.length ? question : `${listed(names)}: ${question}`
  })
}
