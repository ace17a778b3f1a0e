import { browserName } from '../../../server/people/browser-name'

const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

it.each([
  [safari, 'Safari on Mac'],
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/142.0.0.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.0', 'an unknown browser'],
  [undefined, 'an unknown browser'],
])('%s is called %s', (agent, name) => expect(browserName(agent)).toBe(name))
