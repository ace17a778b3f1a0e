import { breakLines, type Measure } from '../../../scripts/guide/pdf/lines'
import { small } from '../../../scripts/guide/pdf/style'

const onePerLetter: Measure = (text) => text.length
const linesOf = (text: string, width: number) =>
  breakLines(text, small, width, onePerLetter).map((line) => line.map((piece) => piece.text).join(''))

describe('the lines of the guide', () => {
  test('end between words, and within an address that is too long', () => {
    expect(linesOf('ask for a quote', 9)).toEqual(['ask for a', 'quote'])
    expect(linesOf('https://a.example/one/two', 21)).toEqual(['https://a.example/', 'one/two'])
  })

  test('end after a slash of an address that is shown without its protocol', () => {
    expect(linesOf('g2.example/products/review-of-it', 20)).toEqual(['g2.example/products/', 'review-of-it'])
  })

  test('never end within a name or a price', () => {
    expect(() => linesOf('TherapyAppointment costs', 17)).toThrow('"TherapyAppointment" is wider than its column')
    expect(() => linesOf('$107,640', 7)).toThrow('"$107,640" is wider')
  })
})
