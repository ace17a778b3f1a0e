import { OperationError, sentenceOf } from '../../../operations/failure'

const failureOf = (code: string, more = {}) => Object.assign(new Error('what it says'), { code, ...more })

describe("an operator's failure message", () => {
  it.each([
    [new OperationError('A sentence.'), 'A sentence.'],
    [Object.assign(new Error('x'), { name: 'AbortError' }), 'Stopped before finishing. Nothing was changed.'],
    [
      failureOf('ECONNREFUSED'),
      'The database does not answer. Check that DATABASE_URL is right and that the database is running.',
    ],
    [failureOf('53100'), 'The database does not accept writes: its disk or memory is full, or it is read-only.'],
    [failureOf('57014'), 'The database canceled a statement that took too long (statement_timeout).'],
    [failureOf('28P01'), 'The database refused: what it says.'],
    [failureOf('3D000'), 'The database refused: what it says.'],
    [failureOf('ENOSPC', { path: '/backups/x' }), 'what it says'],
  ])('of %s is "%s"', (error, sentence) => {
    expect(sentenceOf(error)).toBe(sentence)
  })

  it('includes the stack for a bug', () => {
    expect(sentenceOf(failureOf('42P01'))).toContain('failure.test.ts')
  })
})
