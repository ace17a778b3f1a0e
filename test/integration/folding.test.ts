import { openTestDatabase } from '../support/database'
// cspell:ignore efff

import { folded } from '../../shared/fold'
import { fc } from '../support/fast-check'

const database = openTestDatabase()

async function inSql(texts: readonly string[], fold: 'blog_fold' | 'search_fold' = 'blog_fold') {
  const { rows } = await database.db.raw<{ rows: { folded: string }[] }>(
    `select ${fold}(text) as folded from unnest(?::text[]) with ordinality as given (text, place) order by place`,
    [[...texts]],
  )
  return rows.map((row) => row.folded)
}

/** A capital from a version of Unicode that the database does not know yet: it stays as it is. */
const isNewer = (character: string, sql = '') =>
  /\p{Lu}|[\ua7f1\ua7f5]/u.test(character) && !/[\0-\u1c88]/.test(character) && sql.includes(character)

describe('peers F11: the database folds a text as the program does', () => {
  it('every character, alone and within a word', async () => {
    const characters = Array.from({ length: 0x10ffff }, (_, code) => code + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      // Tens of thousands of ideographs and syllables are all alike.
      .filter((one) => !/\p{Cn}|\p{Co}|[\u4e10-\u9ff0\uac10-\ud7a0\u{17000}-\u{18fff}\u{20010}-\u{323af}]/u.test(one))
    expect(characters.length).toBeGreaterThan(35_000)
    const sql = await inSql(characters.map((one) => `Ab${one}S ${one}`))
    const others = characters.filter((one, place) => folded(`Ab${one}S ${one}`) !== sql[place])
    expect(others.filter((one) => !isNewer(one, sql[characters.indexOf(one)]))).toEqual([])
  })

  it('texts of any characters, once or twice, in both functions', async () => {
    const signs =
      'aSIi ’\'"“-‑ \t\u00a0\u200b\u00ad\u0301\u0307\u0338ßẞİıøŁæþ½²①ﬁΣς％＿Éé\u0345\u1ab0가か\u3099न\u093c\u094d'
    const unit = fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'grapheme', maxLength: 3 }))
    const text = fc.array(unit, { maxLength: 20 }).map((units) => units.join('').replaceAll('\0', ''))
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 100, maxLength: 100 }), async (texts) => {
        const known = texts.filter(
          (one) => !/[\p{Cn}\p{Co}\p{Cs}\u1c89-\u1cbf\u2c2f\ua7b8-\ua7ff\u{10000}-\u{1efff}]/u.test(one),
        )
        const forms = known.map(folded)
        expect(await inSql(known)).toEqual(forms)
        expect(await inSql(known, 'search_fold')).toEqual(forms)
        expect(await inSql(forms)).toEqual(forms)
        expect(forms.map(folded)).toEqual(forms)
      }),
      { numRuns: 20 },
    )
  })
})
