import { beginningOf } from '../../../shared/admin/submissions'

describe('the beginning of a text', () => {
  it('is the whole text on one line if it is short', () => {
    expect(beginningOf(' Two\r\n\tlines\u2028here ')).toBe('Two lines here')
    expect(beginningOf('x'.repeat(160))).toBe('x'.repeat(160))
  })

  it('has 160 characters at most, the last one an ellipsis, and never half of one', () => {
    expect(beginningOf('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`)
    expect(beginningOf('😀'.repeat(200))).toBe(`${'😀'.repeat(159)}…`)
  })

  it('ends after a whole word', () => {
    expect(beginningOf(`${'x'.repeat(158)} y${'z'.repeat(9)}`)).toBe(`${'x'.repeat(158)}…`)
    expect(beginningOf('twelve users '.repeat(20))).toBe(`${'twelve users '.repeat(12).trimEnd()}…`)
  })
})
