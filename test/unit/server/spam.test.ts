import { suspicions } from '../../../server/submissions/spam'

describe('suspicion of spam', () => {
  it.each([
    ['a plain call, which sends no signals', {}, []],
    ['a person', { trap: '', elapsedMs: 2_000 }, []],
    ['a filled-in hidden field', { trap: 'x', elapsedMs: 60_000 }, ['hidden field filled in']],
    ['a form sent at once', { trap: '', elapsedMs: 1_999 }, ['sent too quickly']],
    ['a form from the future', { elapsedMs: -5 }, ['sent too quickly']],
    ['both', { trap: 'x', elapsedMs: 0 }, ['hidden field filled in', 'sent too quickly']],
  ])('%s', (_who, signals, reasons) => {
    expect(suspicions(signals)).toEqual(reasons)
  })
})
