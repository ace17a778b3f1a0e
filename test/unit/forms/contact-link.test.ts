import { contactLink } from '../../../shared/forms/field'

it.each([
  ['email', 'ann+emr@clinic.example', 'mailto:ann%2Bemr@clinic.example'],
  ['tel', '(555) 010-0101', 'tel:5550100101'],
  ['email', '', undefined],
  ['tel', '', undefined],
  ['text', 'ann@clinic.example', undefined],
] as const)('an answer in a field for %s, "%s", links to %s', (control, answer, link) => {
  expect(contactLink({ control }, answer)).toBe(link)
})

describe('peers F13: a phone number links to what a dialer dials', () => {
  it.each([
    ['+1 (555) 010-0123', 'tel:+15550100123'],
    ['(+1) 555.010.0123', 'tel:+15550100123'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+49 30/901820', 'tel:+4930901820'],
    ['555 0100', 'tel:5550100'],
    ['555-010-0123 ext. 12', 'tel:5550100123;ext=12'],
    ['555-010-0123 x12', 'tel:5550100123;ext=12'],
    ['(555) 010-0123x 12', 'tel:5550100123;ext=12'],
    ['555.010.0123, Ext: 12', 'tel:5550100123;ext=12'],
    ['+1 555 010 0123 #12', 'tel:+15550100123;ext=12'],
    ['555-010-0123 extension 1234', 'tel:5550100123;ext=1234'],
    ['tel:+15550100123;ext=12', 'tel:+15550100123;ext=12'],
    ['tel:+15550100123', 'tel:+15550100123'],
    ['Tel. 555 010 0123', 'tel:5550100123'],
    ['Phone: 555 010 0123', 'tel:5550100123'],
    ['＋１ ５５５ ０１０ ０１２３', 'tel:+15550100123'],
    ['\u202a+1 555‑010‑0123\u202c', 'tel:+15550100123'],
    ['+1\u00a0555\u202f010\u20090123\u200b', 'tel:+15550100123'],
    ['001 555 010 0123', 'tel:0015550100123'],
    ['011 44 20 7946 0958', 'tel:011442079460958'],
    ['030 901820', 'tel:030901820'],
  ])('%j to %s', (typed, link) => {
    expect(contactLink({ control: 'tel' }, typed)).toBe(link)
  })

  it.each([
    ...['call after 5: 555 0100', '(none)', 'n/a', '24/7', '12', '+', '-', '()', 'tel:', '#12', 'x12', '1-800-FLOWERS'],
    ...[
      '555-010-0123 or 555-010-0199',
      '555-010-0123 / 555-010-0199',
      '555-0100/555-0199',
      '555-0100, 555-0199',
      '555-0100 555-0199',
    ],
    ...[
      '+15550100123 +15550100199',
      '555-010-0123 after 5',
      '555 010 0123 javascript:alert(1)',
      '1234567890123456789',
      '555_010_0123',
    ],
  ])('%j to nothing', (typed) => {
    expect(contactLink({ control: 'tel' }, typed)).toBeUndefined()
  })
})
