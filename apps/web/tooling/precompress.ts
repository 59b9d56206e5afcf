import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { environmentOf } from './environment.ts'

const textEndings = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest'])
/** Below this size, a compressed copy saves nothing once headers are counted. */
const minWorthwhileBytes = 700

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while someone waits. */
export const precompress = (): Plugin => ({
  name: 'sadhana:precompress',
  apply: 'build',
  buildApp: {
    order: 'post',
    async handler(builder) {
      const { outDir } = environmentOf(builder, 'client').config.build
      await compressTextFiles(resolve(builder.config.root, outDir))
    },
  },
})

async function compressTextFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string) {
  const content = await readFile(path)
  if (content.byteLength < minWorthwhileBytes) return
  const brotliSettings = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }
  await writeFile(`${path}.br`, await toBrotli(content, brotliSettings))
  await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
}
