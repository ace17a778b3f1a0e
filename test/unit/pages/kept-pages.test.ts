import { frozenOn } from '../../support/clock'
import { expectGolden } from '../../support/golden'
import { pageText } from '../../support/page-text'
import { render } from '../../support/pages'

/** Between them, these show every kind of row, note, and caution that their kind of page may have. */
test.each([
  '/',
  '/changes',
  '/changes/2026-11-22',
  '/changes/2026-11-27',
  '/comparisons',
  '/comparisons?emr1=kipu',
  '/comparisons?emr1=opus&emr2=kipu',
  '/comparisons?emr1=credibleemr&emr2=kipu&differences=1',
  '/comparisons?emr1=therapynotes&emr2=valant&emr3=mentegram&emr4=epic',
  '/comparisons?emr1=opus&emr2=therapyappointment&emr3=valant',
  '/emr/epic',
  '/emr/simplepractice',
  '/leaving',
  '/leaving/doxy',
  '/leaving/kareo',
  '/leaving/kipu',
  '/leaving/valant',
  '/rules',
  '/resources/top-emr-solutions',
  '/blog/best-ehr-solo-practices',
  '/corrections?vendor=kipu&field=estimatedCostPerMonth',
])('%s reads as it is kept', async (path) => {
  const name = path.slice(1).replace(/\W+/g, '-') || 'home'
  expectGolden(`pages/${name}.txt`, await frozenOn('2026-11-29', async () => pageText(await render(path))))
})
