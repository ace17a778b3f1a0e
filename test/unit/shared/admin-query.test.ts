import { leadQuery } from '../../../shared/admin/leads'
import { parseQuery, queryString } from '../../../shared/admin/query'

const read = (text: string) => parseQuery(leadQuery, new URLSearchParams(text))

describe('the address of an admin list', () => {
  it('contains every choice and leaves out defaults', () => {
    const text = 'search=ana+%26+co&status=overdue&industry=autism&owner=-&sort=newest&page=3'
    expect(queryString(leadQuery, read(text))).toBe(text)
    expect(queryString(leadQuery, read(''))).toBe('')
    expect(queryString(leadQuery, read('search=+&status=&page=01&sort=due'))).toBe('')
  })

  it.each(['page=0', 'page=-1', 'page=x', 'status=sold', 'sort=', 'industry=x', 'utm=1', `search=${'x'.repeat(201)}`])(
    'treats %s as missing',
    (text) => {
      expect(read(text)).toEqual(read(''))
    },
  )
})
