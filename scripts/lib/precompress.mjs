import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/
const leastBytes = 512

async function compressFile(file) {
  if (!compressible.test(file) || (await stat(file)).size < leastBytes) return
  const bytes = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

/** Vite plugin: writes `.br` and `.gz` beside the browser's text files, so that the web process compresses no asset. */
export function precompress() {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const folder = this.environment.config.build.outDir
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.map((name) => compressFile(path.join(folder, name)).catch(ignoreFolders)))
    },
  }
}

function ignoreFolders(error) {
  if (error.code !== 'EISDIR') throw error
}
