import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runScript } from '../../support/script'

let file: string

beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'bemr-lock-')), 'site.lock')
})

afterEach(() => rmSync(join(file, '..'), { recursive: true }))

const take = `
  import { tryLock } from './locks.mjs'
  const lock = tryLock(process.argv[1])
  console.log(lock.holder ? 'held by ' + lock.holder.pid : 'taken')
  lock.release?.()`

describe('a lock file', () => {
  it.each(['', '{"pid": 12', 'null'])('is not held if it contains %j, as after a power cut', async (text) => {
    for (const hours of [-1, 1]) {
      writeFileSync(file, text)
      const then = Date.now() / 1000 + hours * 3600
      utimesSync(file, then, then)
      expect(await runScript(take, [file])).toEqual({ status: 0, output: 'taken\n' })
      expect(existsSync(file)).toBe(false)
    }
  })

  it('that is new and empty is waited for, then counts as not held', async () => {
    writeFileSync(file, '')
    expect(await runScript(take, [file])).toEqual({ status: 0, output: 'taken\n' })
  })

  it('is not held if its process is dead, and is held if its process is alive', async () => {
    const live = `
      import { identify } from './processes.mjs'
      console.log(JSON.stringify(identify(Number(process.argv[1]))))`
    const { output } = await runScript(live, [String(process.pid)])
    writeFileSync(file, output)
    expect(await runScript(take, [file])).toEqual({ status: 0, output: `held by ${process.pid}\n` })
    expect(readFileSync(file, 'utf8')).toBe(output)

    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'at another time' }))
    expect(await runScript(take, [file])).toEqual({ status: 0, output: 'taken\n' })
  })
})
