import { createWebServer } from '../../../server/http/web-server'

it('the server keeps idle connections open longer than load balancers do, and waits even longer for the next request headers', () => {
  const { keepAliveTimeout, headersTimeout, requestTimeout } = createWebServer(() => undefined, {})
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout)
  expect(requestTimeout).toBeGreaterThan(headersTimeout)
})
