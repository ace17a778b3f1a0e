import { toApiError } from '../../../server/http/problem'
import { httpError } from '../../../server/platform/http-error'
import { ApiError } from '../../../shared/api'

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields)

describe('the error that a caller receives', () => {
  it("is a rejection's own status and text", () => {
    const error = httpError(409, 'Taken.')
    expect(toApiError(error)).toBe(error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error.problem).toEqual({ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Taken.' })
  })

  it.each([
    ['a body past the limit', withFields('request entity too large', { status: 413, type: 'entity.too.large' }), 413],
    ['broken JSON', withFields('Unexpected token', { status: 400, type: 'entity.parse.failed' }), 400],
    ['an unknown charset', withFields('x', { status: 415, type: 'charset.unsupported' }), 415],
    ['a broken escape in the path', withFields('Failed to decode', { status: 400 }), 400],
    ['a refused connection', withFields('connect', { code: 'ECONNREFUSED' }), 503],
    ['a missing socket', withFields('connect', { code: 'ENOENT' }), 503],
    ['a database that shuts down', withFields('terminating', { code: '57P01' }), 503],
    ['a full pool', new Error('Knex: Timeout acquiring a connection. The pool is probably full.'), 503],
    ['a wrong query', withFields('no such column', { code: '42703' }), 500],
    ['a bug', new TypeError('x is undefined'), 500],
    ['something that is no error', 'oops', 500],
  ])('%s', (_what, error, status) => {
    const { problem } = toApiError(error)
    expect(problem.status).toBe(status)
    expect(problem.detail).not.toContain(error instanceof Error ? error.message : 'oops')
  })
})
