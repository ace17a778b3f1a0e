import { renderToStaticMarkup } from 'react-dom/server'
import { MatchAnswerView } from '../../../client/components/match/match-answer'
import { SiteProvider } from '../../../client/components/site-context'
import { matchAnswer } from '../../fixtures/match-answer'
import { wordsOf } from '../../support/pages'
import { plainSite } from '../../support/plain-site'

/** The rows of a page with what a visitor takes along. */
const rowsOf = (html: string) => html.split('<div class="no-print mt-3 flex flex-wrap gap-x-6">').slice(1)

test('a match is compared, downloaded, and printed in one row right after its main action', () => {
  const html = renderToStaticMarkup(
    <SiteProvider value={plainSite}>
      <MatchAnswerView answer={matchAnswer} query="organization=practice" />
    </SiteProvider>,
  )
  const [row = '', ...others] = rowsOf(html)
  expect(others).toEqual([])
  expect(wordsOf(row.split('</div>')[0] ?? '').trim()).toBe('Compare Workbook Print one page')
  expect(row).toContain('href="/match.xlsx?organization=practice"')
  expect(html.split(row)[0]).toContain('href="/get-recommendation?organization=practice"')
})
