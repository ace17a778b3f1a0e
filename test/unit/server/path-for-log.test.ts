import { pathForLog } from '../../../server/http/address'

const token = 'abcdefghijklmnopqrstuvwxyz_-2345'

describe('a path in the log', () => {
  it.each([
    `/request/${token}`,
    `/request/${token}/erase`,
    `/request/${token}/`,
    `/%72equest/${token}`,
    `/request%2F${token}`,
    `/request/%2F${token}`,
    `/REQUEST/${token}`,
    `/request//${token}`,
  ])('contains no secret: %s', (path) => {
    expect(pathForLog(path)).toBe('/request/-')
  })

  it.each(['/', '/requests', '/get-recommendation', '/blog/request', '/%E0%A4%A', '/emr/kipu%20'])(
    'is otherwise unchanged: %s',
    (path) => {
      expect(pathForLog(path)).toBe(path)
    },
  )
})
