import { createWebServer } from '../../../server/http/web-server'

it('the server keeps idle connections for longer than balancers do, and waits for a next head for longer still', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout } = createWebServer(() => undefined, {})
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout)
  expect(requestTimeout).toBeGreaterThan(headersTimeout)
})
