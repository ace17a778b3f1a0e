import { acceptedAddress } from '../../../server/webhooks/address'

const strict = { loopback: false }

describe('the address of a webhook', () => {
  it('is an https address on the public internet, without its fragment', () => {
    expect(acceptedAddress('webhook', 'https://crm.example.com:8443/hooks?key=1#part', strict).href).toBe(
      'https://crm.example.com:8443/hooks?key=1',
    )
  })

  it.each([
    ...['http://crm.example.com/hooks', 'ftp://crm.example.com/', 'crm.example.com', ''],
    ...[
      'https://127.0.0.1/',
      'https://0x7f000001/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
    ],
    ...['https://10.0.0.8/', 'https://192.168.1.1/', 'https://169.254.169.254/latest/meta-data', 'https://[fd00::1]/'],
    ...[
      'https://localhost/',
      'https://localhost./',
      'https://api.internal./',
      'https://db/',
      'https://printer.local/',
      'https://api.internal/',
      'http://127.0.0.1/',
    ],
    'https://name:password@crm.example.com/',
  ])('rejects %j', (address) => {
    expect(() => acceptedAddress('webhook', address, strict)).toThrow()
  })

  it('may be this machine only if that is enabled, which allows nothing else', () => {
    expect(acceptedAddress('webhook', 'http://127.0.0.1:8080/x', { loopback: true }).port).toBe('8080')
    expect(() => acceptedAddress('webhook', 'http://10.0.0.8/', { loopback: true })).toThrow()
    expect(() => acceptedAddress('webhook', 'http://crm.example.com/', { loopback: true })).toThrow()
  })

  it.each([
    'https://hooks.slack.com/x',
    'https://hooks.slack.com.evil.example/services/x',
    'https://slack.com/services/x',
  ])('of a Slack channel rejects %s', (address) => {
    expect(() => acceptedAddress('slack', address, strict)).toThrow()
  })
})
