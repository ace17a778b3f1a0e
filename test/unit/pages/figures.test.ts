import { loadGuide } from '../../../client/content/specialty-guides'
import { findVendor, vendors } from '../../../shared/catalogue'
import { shownPrice } from '../../../shared/cost/published-price'
import { specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import { keyDetails, pageRating } from '../../../shared/vendors/details'
import { cardFigures } from '../../../shared/vendors/guide-cards'
import { benefitsOf } from '../../../shared/vendors/review'
import { render, seenWords, wordsOf } from '../../support/pages'
import { vendorOf } from '../../support/vendors'

test.each(specialtyGuides.map(({ slug }) => slug))(
  '%s shows its three cards in order, with their figures',
  async (slug) => {
    const html = await render(specialtyGuidePath(slug))
    const cards =
      html
        .split('aria-labelledby="systems"')[1]
        ?.split('</section>')[0]
        ?.split('<h3')
        .map((card) => wordsOf(`<h3${card}`)) ?? []
    const shown = cards.filter((card) => card.includes('Key features'))
    const { meta } = await loadGuide(slug)
    expect(shown).toHaveLength(3)
    for (const [place, { vendor, why }] of meta.cards.entries()) {
      const record = vendorOf(vendor)
      for (const words of [record.name, ...Object.values(cardFigures(record)), why])
        expect(shown[place]).toContain(words)
    }
  },
)

test.each(vendors)('the review of $id shows its rating, key details and benefits', async (vendor) => {
  const { id } = vendor
  const review = vendor.card
  const page = wordsOf((await render(`/emr/${id}`)).replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1'))
  const details = keyDetails(vendor, review)
  const reasons = benefitsOf(vendor, review).flatMap(({ title, fact }) => [title, fact.value ?? ''])
  const said = [review.badge, review.blurb, ...reasons].flatMap((words) => words ?? [])
  const figures = [pageRating(vendor, review), ...details].flatMap(({ text, elsewhere = text }) => [text, elsewhere])
  for (const words of [...said, ...figures]) expect(page).toContain(words)
})

test('where a review gives another value than the record, the record says so beside its own', async () => {
  const epic = await render('/emr/epic')
  const recordRow = (key: string) => wordsOf(new RegExp(`<div id="${key}">.*?</dd>`, 's').exec(epic)?.[0] ?? '')
  expect(wordsOf(epic)).toContain('In this review; 4.4/5 in the comparison.')
  expect(recordRow('starRating')).toContain('Elsewhere: Our review page says 3.5/5.')
  expect(recordRow('starRating')).not.toContain('In this review')
  expect(recordRow('setupTime')).toContain('In this review: 12-24+ months')
})

test('the published price comes before our older figure, with the basis of each', async () => {
  const vendor = findVendor('simplepractice')
  const { lead, older } = (vendor && shownPrice(vendor)) ?? {}
  expect(lead?.text).toMatch(/^From \$/)
  // Elements that keep words together, and those only heard, add spaces and words.
  const page = seenWords(await render('/emr/simplepractice')).replaceAll(' ', '')
  const [start] = page.split(`${lead?.text}${older?.text}`.replaceAll(' ', '')).slice(1)
  expect(start).toMatch(/^°differs/)
})

test.each([
  [
    '/comparisons?emr1=therapynotes&emr2=kipu',
    /Third-party catalogue: from \$69 a month \( ?1 provider ?\) .*?Our older figure: \$39\+ per user per month ° differs/,
  ],
  [
    '/blog/best-ehr-solo-practices',
    /\$49 ?\/month for 1 provider, by a third-party catalogue of July 2026 Our older figure: \$39\/month ° differs per user.*\$29\/month ° per user/,
  ],
  ['/resources/top-emr-solutions', /From \$69 a month for 1 provider, by a third-party catalogue of July 2026/],
])('%s gives a published price, by whose account, before our older figure', async (path, words) => {
  expect(seenWords(await render(path))).toMatch(words)
})

test('a system without a published price is shown with our figure alone', async () => {
  expect(wordsOf(await render('/emr/epic'))).not.toMatch(/third-party catalogue of|Our older figure/)
})

/** The figures that one sentence of a card names are those of the vendor's record or of the card itself. */
test.each(specialtyGuides.map(({ slug }) => slug))(
  '%s shows no figure on its cards that the records do not contain',
  async (slug) => {
    for (const { vendor, why } of (await loadGuide(slug)).meta.cards) {
      const known = JSON.stringify(findVendor(vendor))
      for (const [figure] of why.matchAll(/\$?\d[\d,.]*\d|\$?\d/g))
        expect([vendor, known.includes(figure), figure]).toEqual([vendor, true, figure])
    }
  },
)
