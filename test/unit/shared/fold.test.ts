// cspell:ignore Brien Oʼbrien ＨＩＰＡＡ İstanbul Işık isik Æther Œuvre ΑΘΗΝΑΣ αθήνας αθηνασ לוֹם مُحَمَ Ёлка محمد елка नमस्ते Télé ＴＥＬＥＨＥＡＬＴＨ
import { joinTags } from '../../../shared/blog/tags'
import { folded } from '../../../shared/fold'

describe('peers F11: texts that people would call the same are the same', () => {
  it.each([
    ['client’s', "client's"],
    ['O`Brien O´Brien Oʼbrien O‛Brien', "o'brien o'brien o'brien o'brien"],
    ['“Part 2” „x‟ «y»', '"part 2" "x" "y"'],
    ['PHQ‑9 PHQ–9 PHQ−9 ＰＨＱ－９', 'phq-9 phq-9 phq-9 phq-9'],
    ['42\u00a0CFR\u202fPart\u30002', '42 cfr part 2'],
    ['\ufeffHI\u200bPA\u00adA\u2060', 'hipaa'],
    ['ＨＩＰＡＡ', 'hipaa'],
    ['café cafe\u0301 naïve Đại', 'cafe cafe naive dai'],
    ['Straße STRAẞE Strasse', 'strasse strasse strasse'],
    ['İstanbul istanbul ISTANBUL Işık', 'istanbul istanbul istanbul isik'],
    ['Øre Æther Łódź Þór Œuvre', 'ore aether lodz thor oeuvre'],
    ['ΑΘΗΝΑΣ αθήνας', 'αθηνασ αθηνασ'],
    ['שָׁלוֹם مُحَمَّد Ёлка', 'שלום محمد елка'],
    ['ﬁne ½', 'fine 1/2'],
    ['नमस्ते', 'नमस्ते'],
    ['a\x1fb  c', 'a\x1fb  c'],
  ])('%j is %j', (text, form) => {
    expect(folded(text)).toBe(form)
    expect(folded(form)).toBe(form)
  })
})

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
