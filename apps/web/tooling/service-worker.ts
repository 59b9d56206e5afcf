import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { environmentOf } from './environment.ts'
import { builtLanguage } from './languages.ts'
import { shellFiles, weigh } from './shell-files.ts'

const name = 'sw.js'
/** Members load all of it after their first page, so it must stay small. Other languages need more letters. */
const maxBytes = { en: 450_000, de: 500_000, es: 500_000 }

/** How `/sw.js` is built, the worker that opens the app without a network. */
export const serviceWorker = (): Plugin => ({
  name: 'sadhana:service-worker',
  apply: 'build',
  config: () => ({
    environments: {
      serviceWorker: {
        consumer: 'client',
        build: {
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'src/service-worker/index.ts',
            output: { entryFileNames: name, format: 'iife', codeSplitting: false },
          },
        },
      },
    },
  }),
})

/** Builds it with the list of the files that it stores. Comes last, because `app.html` is one of them. */
export async function buildServiceWorker(
  builder: ViteBuilder,
  built: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
) {
  const folder = resolve(builder.config.root, environmentOf(builder, 'client').config.build.outDir)
  const language = builtLanguage()
  const chunks = built.filter((file) => file.type === 'chunk')
  const assets = built.filter((file) => file.type === 'asset').map(({ fileName }) => fileName)
  const files = shellFiles(chunks, assets, language)
  const { bytes, build } = await weigh(folder, files, language)
  const most = maxBytes[language]
  if (bytes > most) throw new Error(`The app for offline use takes ${bytes} bytes, more than ${most}`)
  await builder.build(environmentOf(builder, 'serviceWorker'))
  const worker = join(folder, name)
  await writeFile(worker, `self.shell=${JSON.stringify({ build, files })};${await readFile(worker, 'utf8')}`)
  builder.config.logger.warn(`Without a network, the app needs ${files.length} files, ${bytes} bytes`)
}
