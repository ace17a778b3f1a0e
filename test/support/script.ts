import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Result {
  status: number
  output: string
}

/**
 * Runs module code that may import from `folder`, by default the project's `scripts/lib`, in a separate process: the
 * scripts are plain Node, which Jest does not load. `argv` becomes `process.argv.slice(1)`.
 */
export function runScript(
  code: string,
  argv: readonly string[] = [],
  { folder = resolve('scripts/lib'), ...account }: { folder?: string; uid?: number; gid?: number } = {},
): Promise<Result> {
  const lines = code.replaceAll("from './", `from '${pathToFileURL(folder)}/`)
  const args = ['--input-type=module', '--eval', lines, ...argv]
  return new Promise((done) => {
    execFile(process.execPath, args, { ...account, cwd: '/', timeout: 20_000 }, (error, stdout, stderr) =>
      done({ status: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr }),
    )
  })
}
