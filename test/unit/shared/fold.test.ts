// cspell:ignore Brien Oʼbrien ＨＩＰＡＡ İstanbul Işık isik Æther Œuvre ΑΘΗΝΑΣ αθήνας αθηνασ לוֹם مُحَمَ Ёлка محمد елка नमस्ते Télé ＴＥＬＥＨＥＡＬＴＨ
import { joinTags } from '../../../shared/blog/tags'

describe('peers F26: tags that differ by a sign stay apart', () => {
  it.each([
    [['C++', 'C#', 'C']],
    [['A+', 'A', 'A-']],
    [['51+', '51']],
    [['C#', 'F#', '.NET', 'Net']],
    [['$', '€', '%', '&', '+']],
    [['AT&T', 'ATT']],
    [['2.5', '25']],
    [['24/7', '247']],
    [['2-10', '210']],
    [['?', '!']],
  ])('%j', (tags) => {
    expect(joinTags(tags, [])).toEqual(tags)
  })

  it.each([
    [
      'telehealth',
      ['Tele-Health', 'tele health', 'Télé‑health', 'ＴＥＬＥＨＥＡＬＴＨ', '“telehealth”', 'tele\u200bhealth'],
    ],
    ['C++', ['c++', 'C ++', 'Ｃ＋＋']],
    ['Straße', ['STRASSE', 'strasse']],
    ['no-shows', ['No Shows', 'no_shows', 'no–shows', 'no/shows', 'No-shows.']],
  ])('but %j is one tag in all its spellings', (known, spellings) => {
    expect(joinTags(spellings, [known])).toEqual([known])
  })
})
