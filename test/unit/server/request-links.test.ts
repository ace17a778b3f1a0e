import { createRequestLinks } from '../../../server/leads/request-links'
import { hashOfToken } from '../../../server/platform/token-hash'

const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const secret = 'a secret of the tests alone'
const newer = 'a newer secret of the tests'
const linksOf = (...sessionSecrets: string[]) => createRequestLinks({ sessionSecrets })

describe('the tokens in the addresses of request pages', () => {
  it('have 192 bits, are unique to each lead, and are stored only as a hash', () => {
    const links = linksOf(secret)
    const tokens = [first, second].map((id) => links.tokenOf(id, links.hashOf(id)))
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
    expect(tokens[0]).not.toBe(tokens[1])
    expect(links.hashOf(first)).toBe(hashOfToken(tokens[0] ?? ''))
    expect(links.hashOf(first)).not.toContain(tokens[0])
  })

  it('are the same for every process with the same SESSION_SECRET, and differ with another', () => {
    expect(linksOf(secret).hashOf(first)).toBe(linksOf(secret).hashOf(first))
    expect(linksOf(secret).hashOf(first)).not.toBe(linksOf(newer).hashOf(first))
  })

  it('can be derived again while their SESSION_SECRET is in the list, and not afterward', () => {
    const stored = linksOf(secret).hashOf(first)
    const token = linksOf(secret).tokenOf(first, stored)
    expect(linksOf(newer, secret).tokenOf(first, stored)).toBe(token)
    expect(linksOf(newer, secret).hashOf(first)).toBe(linksOf(newer).hashOf(first))
    expect(linksOf(newer).tokenOf(first, stored)).toBeUndefined()
    expect(linksOf(secret).tokenOf(first, null)).toBeUndefined()
  })

  it("do not match another lead's hash", () => {
    const stored = linksOf(secret).hashOf(first)
    expect(linksOf(secret).tokenOf(second, stored)).toBeUndefined()
  })
})
