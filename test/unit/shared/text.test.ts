// cspell:ignore ｅｘａｍｐｌｅ bücher zckzah strae почта acny ünchen mnchen jörg
import { sanitizeArticle } from '../../../server/blog/sanitize'
import { optionalEmail, optionalText, requiredEmail, requiredText } from '../../../shared/text'

/** The parsed text, or the first error message. */
function read(schema: ReturnType<typeof requiredText> | ReturnType<typeof optionalText>, input: unknown) {
  const { data, error } = schema.safeParse(input)
  return error ? { refused: error.issues[0]?.message } : { kept: data }
}

const name = requiredText(5, 'Enter a name.')
const note = optionalText(5)

describe('required text', () => {
  test.each([
    ['Ana', 'Ana'],
    ['  Ana \t\r\n', 'Ana'],
    ['\u00a0Ana\ufeff', 'Ana'],
    ['a  b', 'a  b'],
    ['=1+1', '=1+1'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['שלום', 'שלום'],
    ['\u202eabc', '\u202eabc'],
    ['<b>', '<b>'],
    ['  12345  ', '12345'],
  ])('keeps %p as %p', (input, kept) => {
    expect(read(name, input)).toEqual({ kept })
  })

  test.each([
    ['1\r\n2\r\n3', '1\n2\n3'],
    ['1\r2\r3', '1\n2\n3'],
    ['1\r\n\r\n3\r\n', '1\n\n3'],
    ['\r\n12\r345', undefined],
  ])('peers F14: counts a line break of %j once', (input, kept) => {
    const refused = 'Keep this to 5 characters or fewer.'
    for (const schema of [name, note]) expect(read(schema, input)).toEqual(kept ? { kept } : { refused })
  })

  test.each([undefined, null, '', '   ', '\u00a0\u3000', '\r\n\t'])('reports a missing value: %p', (input) => {
    expect(read(name, input)).toEqual({ refused: 'Enter a name.' })
  })

  test.each(['\u200b', '\u200b \u200d', '\u202e', '\u00ad', '\u3164', '\u2800', '\ufe0f', '\u180e', '\u0007'])(
    'treats invisible characters as missing, but keeps them beside a letter: %j',
    (unseen) => {
      expect(read(name, unseen)).toEqual({ refused: 'Enter a name.' })
      expect(read(name, `A${unseen}B`)).toEqual({ kept: `A${unseen}B` })
    },
  )

  test.each([1, true, {}, [], ['Ana']])('rejects a value that is not text: %p', (input) => {
    expect(read(name, input)).toEqual({ refused: 'Write this as text.' })
  })

  test.each(['a\0', '\0'])('rejects NUL in %p', (input) => {
    expect(read(name, input)).toEqual({ refused: 'Remove the NUL character from this text.' })
  })

  test.each(['\ud83d', 'a\ude00', '\ude00\ud83d'])('rejects a lone surrogate', (input) => {
    expect(read(name, input)).toEqual({ refused: 'Remove the broken character from this text.' })
  })

  test.each(['123456', '😀😀😀😀😀😀'])('rejects %p over its limit', (input) => {
    expect(read(name, input)).toEqual({ refused: 'Keep this to 5 characters or fewer.' })
  })

  test('names a large limit with a thousands separator', () => {
    expect(read(requiredText(10_000), 'x'.repeat(10_001))).toEqual({
      refused: 'Keep this to 10,000 characters or fewer.',
    })
  })
})

describe('peers S10: no-break spaces between all words of an article', () => {
  test.each([
    ['We\u00a0are\u00a0a\u00a0clinic', 'We are a clinic'],
    ['We\u00a0are\u00a0a clinic', 'We are a clinic'],
    ['a\u00a0\u00a0b', 'a  b'],
    ['under 42 CFR Part\u00a02', 'under 42 CFR Part\u00a02'],
    ['in § 2.31 of Part\u00a02 and Part\u00a08', 'in § 2.31 of Part\u00a02 and Part\u00a08'],
    ['Part\u00a02', 'Part\u00a02'],
  ])('%j becomes %j, while the text of a form stays as it is', (input, kept) => {
    expect(read(requiredText(100), input)).toEqual({ kept: input })
    expect(sanitizeArticle(`<p>${input}</p>`)).toBe(sanitizeArticle(`<p>${kept}</p>`))
  })
})

describe('optional text', () => {
  test.each([undefined, null, '', '  ', '\u00a0'])('reads %p as the empty string', (input) => {
    expect(read(note, input)).toEqual({ kept: '' })
  })

  test('is checked by the same rules if given', () => {
    expect(read(note, ' hi ')).toEqual({ kept: 'hi' })
    expect(read(note, 'a\0')).toHaveProperty('refused')
    expect(read(note, '\ud83d')).toHaveProperty('refused')
    expect(read(note, '123456')).toHaveProperty('refused')
    expect(read(note, 7)).toEqual({ refused: 'Write this as text.' })
  })
})

describe('an email address', () => {
  const email = requiredEmail('Enter your email address.')

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@@example.com',
    'ana @example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example.com, ben@example.com',
    'Ana <ana@example.com>',
    'ana@example.com\nBcc: all@example.com',
    `ana@${'b'.repeat(64)}.example`,
  ])('may not be %p, as in a browser', (input) => {
    expect(read(email, input)).toEqual({ refused: 'Enter an email address such as name@example.com.' })
  })

  test('peers S3, S4, S8: an optional one is read alike', () => {
    const optional = optionalEmail()
    expect([undefined, null, '', ' ', '\u200b'].map((input) => optional.parse(input))).toEqual(['', '', '', '', ''])
    expect(optional.parse('mailto:a@bücher.example\u200b')).toBe('a@xn--bcher-kva.example')
    for (const input of ['ana', 'ä@example.com', `${'a'.repeat(65)}@example.com`])
      expect(optional.safeParse(input).success).toBe(false)
  })

  test('has its own message when missing', () => {
    expect(read(email, ' ')).toEqual({ refused: 'Enter your email address.' })
  })
})
