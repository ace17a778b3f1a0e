import { renderToStaticMarkup } from 'react-dom/server'
import { MatchAnswerView } from '../../../client/components/match/match-answer'
import { SiteProvider } from '../../../client/components/site-context'
import { matchAnswer } from '../../fixtures/match-answer'
import { render, wordsOf } from '../../support/pages'
import { plainSite } from '../../support/plain-site'

/** The rows of a page with what a visitor takes along. */
const rowsOf = (html: string) => html.split('<div class="no-print mt-3 flex flex-wrap gap-x-6">').slice(1)

test('a comparison is printed and downloaded below its table, and the page ends with its two main actions', async () => {
  const html = await render('/comparisons?emr1=opus&emr2=kipu')
  const [row = '', ...others] = rowsOf(html)
  expect(others).toEqual([])
  expect(wordsOf(row.split('</div>')[0] ?? '').trim()).toBe('Download this selection (CSV) Print this comparison')
  const [beforeRow = ''] = html.split(row)
  expect(beforeRow.lastIndexOf('</table>')).toBeGreaterThan(beforeRow.lastIndexOf('<h2'))
  const end = html.split('</table>').at(-1) ?? ''
  expect(end.split('</main>')[0]?.match(/class="button[^"]*"/g)).toHaveLength(2)
})

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
