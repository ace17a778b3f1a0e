import { suspicions } from '../../../server/submissions/spam'

describe('suspicion of spam', () => {
  it.each([
    ['a plain call, which sends no signals', {}, []],
    ['a person', { trap: '', elapsedMs: 2_000 }, []],
    ['a filled-in hidden field', { trap: 'x', elapsedMs: 60_000 }, ['hidden field filled in']],
    ['a form sent at once', { trap: '', elapsedMs: 1_999 }, ['sent too quickly']],
    ['peers F1: a form from the future, which proves a wrong clock', { elapsedMs: -5 }, []],
    ['peers F1: a form left open for years', { trap: '', elapsedMs: 1e12 }, []],
    ['both', { trap: 'x', elapsedMs: 0 }, ['hidden field filled in', 'sent too quickly']],
  ])('%s', (_who, signals, reasons) => {
    expect(suspicions(signals)).toEqual(reasons)
  })
})
