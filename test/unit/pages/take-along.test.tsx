import { renderToStaticMarkup } from 'react-dom/server'
import { MatchTool } from '../../../client/components/match/match-tool'
import { PrintAnswer } from '../../../client/islands/match/print-answer'
import { matchCatalogue } from '../../../shared/match/catalogue'
import { readableAnswers } from '../../../shared/match/query'
import { openPages, wordsOf } from '../../support/pages'

/** The rows of a page with what a visitor takes along. */
const rowsOf = (html: string) => html.split('<div class="no-print mt-3 flex flex-wrap gap-x-6">').slice(1)

test('a comparison is printed and downloaded below its table, and the page ends with its two main actions', async () => {
  const html = await (await openPages())('/comparisons?emr1=opus&emr2=kipu')
  const [row = '', ...others] = rowsOf(html)
  expect(others).toEqual([])
  expect(wordsOf(row.split('</div>')[0] ?? '').trim()).toBe('Download this selection (CSV) Print this comparison')
  const [beforeRow = ''] = html.split(row)
  expect(beforeRow.lastIndexOf('</table>')).toBeGreaterThan(beforeRow.lastIndexOf('<h2'))
  const [, end = ''] = html.split('where they come from and when they were verified')
  expect(end.split('</main>')[0]?.match(/class="button[^"]*"/g)).toHaveLength(2)
})

test('a match is linked to, downloaded, and printed in one row right after its picks', () => {
  const query = 'industry=substance-abuse&setting=residential&setting=detox&providers=20&budget=3000'
  const answer = matchCatalogue(readableAnswers(new URLSearchParams(query)))
  const view = { query, answer, systems: [], siteUrl: 'https://site.example' }
  const html = renderToStaticMarkup(<MatchTool {...view} live={{ print: <PrintAnswer /> }} />)
  const [row = '', ...others] = rowsOf(html)
  expect(others).toEqual([])
  expect(wordsOf(row.split('</div>')[0] ?? '').trim()).toBe(
    'Link to this result with its version Download as workbook Print',
  )
  expect(row).toContain(`version=${answer.version}%7E${answer.dataVersion}`)
  expect(
    html
      .split(row)[0]
      ?.match(/<h2[^>]*id="([^"]*)"/g)
      ?.at(-1),
  ).toContain('id="picks"')
})
