import { loadGuide } from '../../../client/content/texts'
import { findVendor, vendors } from '../../../shared/catalogue'
import { specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import { keyDetails, pageRating } from '../../../shared/vendors/details'
import { cardFigures } from '../../../shared/vendors/guide-cards'
import { benefitsOf } from '../../../shared/vendors/review'
import { render, wordsOf } from '../../support/pages'
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
