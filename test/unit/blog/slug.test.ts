// cspell:ignore Æther Işık İnci Œuvre isik inci ioral
import { slugOf } from '../../../shared/blog/slug'

describe('the slug of a title', () => {
  it.each([
    ['What an EMR costs in 2026', 'what-an-emr-costs-in-2026'],
    ['  Café & Praxis: Ångström’s notes!  ', 'cafe-and-praxis-angstroms-notes'],
    ['42 CFR Part 2', '42-cfr-part-2'],
    ['ﬁrst—second/third', 'first-second-third'],
    ['peers S5: Größe & Straße', 'peers-s5-grosse-and-strasse'],
    ['Øre Æther Łódź', 'ore-aether-lodz'],
    ['Ångström™', 'angstrom'],
    ['Işık İnci Đà Þór Œuvre', 'isik-inci-da-thor-oeuvre'],
    ['Be\u00adhav\u200bioral\u00a0health', 'behavioral-health'],
    ['10½ hours, 12² and ３ sites', '10-1-2-hours-12-2-and-3-sites'],
    ['‘Part 2’ “explained”', 'part-2-explained'],
    ['精神科', 'article'],
    ['???', 'article'],
    ['', 'article'],
    ['../../admin', 'admin'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
    expect(slugOf(slug)).toBe(slug)
  })

  it('ends with a whole word and has at most 80 characters', () => {
    const slug = slugOf('behavioral '.repeat(20))
    expect(slug).toBe('behavioral-behavioral-behavioral-behavioral-behavioral-behavioral-behavioral')
    expect(slugOf('a'.repeat(200))).toBe('a'.repeat(80))
  })

  it('that was cut does not end with a word that leads to nothing; a whole title may', () => {
    const title = 'E-Prescribing and E-Prescribing of Controlled Substances: What to Look For and What It Costs'
    expect(slugOf(title)).toBe('e-prescribing-and-e-prescribing-of-controlled-substances-what-to-look')
    expect(slugOf('Records we hold on to')).toBe('records-we-hold-on-to')
  })
})
