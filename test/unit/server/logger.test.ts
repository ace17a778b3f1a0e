import { spawnSync } from 'node:child_process'
import { createLogger } from '../../../server/platform/logger'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) }))
  return JSON.parse(lines.join(''))
}

describe('the log', () => {
  it('is one JSON object per line, with a readable level and time', () => {
    expect(logged((logger) => logger.info({ port: 1 }, 'web ready'))).toMatchObject({
      level: 'info',
      msg: 'web ready',
      port: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  it('drops user input and addresses', () => {
    const line = logged((logger) =>
      logger.info(
        { id: '1', ip: '203.0.113.9', lead: { firstName: 'Ana' }, request: { body: 'Ana', headers: {} } },
        'x',
      ),
    )
    expect(line).toMatchObject({ id: '1', request: {} })
    expect(JSON.stringify(line)).not.toMatch(/Ana|203\.0/)
  })

  it("keeps an error's message, but not the row that a database quotes", () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(ana@one.example)' })
    const { err } = logged((logger) => logger.error({ err: new Error('no insert', { cause: error }) }, 'x'))
    expect(err).toMatchObject({ message: 'no insert', cause: { message: 'duplicate key', code: '23505' } })
    expect(JSON.stringify(err)).not.toContain('ana@')
  })

  it.each([
    ['exits', 200, 'process.exit(0)'],
    ['comes to its end', 200, ''],
    ['stops for an error that nobody caught', 200, "throw new Error('uncaught')"],
    ['is told to stop while the first of them are still to be written', 1_000, "process.kill(process.pid, 'SIGTERM')"],
  ])('loses no line and no part of one when the process %s', (_way, lines, end) => {
    const program = `
      import { pbkdf2 } from 'node:crypto'
      import { createLogger } from './server/platform/logger.ts'
      import { armShutdown } from './server/platform/shutdown.ts'
      const logger = createLogger({ logLevel: 'info' })
      armShutdown(logger)
      // Keeps the one thread that writes busy, so that what is handed to it waits; at a load of forty not for the eight
      // seconds that a stop may take.
      pbkdf2('', '', 100_000, 32, 'sha512', () => undefined)
      for (let number = 0; number < ${lines}; number += 1) logger.info({ number }, "Zoë's line")
      ${end}`
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, UV_THREADPOOL_SIZE: '1' },
    })
    const read = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const numbered = read.filter(({ number }) => number !== undefined)
    expect(numbered.map(({ number }) => number)).toEqual(Array.from({ length: lines }, (_, number) => number))
    expect(numbered.at(-1)).toMatchObject({ msg: "Zoë's line" })
  })
})
