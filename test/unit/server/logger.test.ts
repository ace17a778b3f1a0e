import { createLogger } from '../../../server/platform/logger'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }))
  return JSON.parse(lines.join(''))
}

describe('the log', () => {
  it('is one JSON object a line, with a level and a time that people read', () => {
    expect(logged((logger) => logger.info({ port: 1 }, 'web ready'))).toMatchObject({
      level: 'info',
      msg: 'web ready',
      port: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('drops what people typed and where they come from', () => {
    const line = logged((logger) =>
      logger.info(
        { id: '1', ip: '203.0.113.9', lead: { firstName: 'Ana' }, request: { body: 'Ana', headers: {} } },
        'x',
      ),
    )
    expect(line).toMatchObject({ id: '1', request: {} })
    expect(JSON.stringify(line)).not.toMatch(/Ana|203\.0/)
  })

  it('keeps of an error its own words, not the row a database quotes', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@one.example)' })
    const { err } = logged((logger) => logger.error({ err: new Error('no insert', { cause: error }) }, 'x'))
    expect(err).toMatchObject({ message: 'no insert', cause: { message: 'duplicate key', code: '23505' } })
    expect(JSON.stringify(err)).not.toContain('ana@')
  })
})
