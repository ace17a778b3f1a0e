import { leadQuery } from '../../../shared/admin/leads'
import { differences, parseQuery } from '../../../shared/admin/query'

const read = (text: string) => parseQuery(leadQuery, new URLSearchParams(text))

describe('the address of an admin list', () => {
  it('contains every choice and leaves out defaults', () => {
    const text = 'search=ana+%26+co&status=overdue&industry=autism&owner=-&sort=newest&page=3'
    expect(differences(read(text), leadQuery.parse({}))).toBe(text)
    expect(differences(read(''), leadQuery.parse({}))).toBe('')
    expect(differences(read('search=+&status=&page=01&sort=due'), leadQuery.parse({}))).toBe('')
  })

  it.each(['page=0', 'page=-1', 'page=x', 'status=sold', 'sort=', 'industry=x', 'utm=1', `search=${'x'.repeat(201)}`])(
    'treats %s as missing',
    (text) => {
      expect(read(text)).toEqual(read(''))
    },
  )
})
