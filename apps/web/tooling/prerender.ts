import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteBuilder } from 'vite'
import { environmentOf } from './environment.ts'

const entry = 'src/app/prerender.tsx'
const serverFolder = 'node_modules/.cache/prerender'

/**
 * Writes four pages: `index.html` with the landing page already drawn, for the front door; `guide.html` with the user
 * guide, which can be read without code; `help-now.html` with the helplines, which must not wait for it; and `app.html`,
 * the same page with an empty root, for every other address.
 */
export const prerender = (): Plugin => ({
  name: 'sadhana:prerender',
  apply: 'build',
  config: () => ({
    builder: {},
    environments: {
      prerender: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          outDir: serverFolder,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: { input: entry },
        },
      },
    },
  }),
  async buildApp(builder) {
    await builder.build(environmentOf(builder, 'client'))
    await builder.build(environmentOf(builder, 'prerender'))
    await writePages(builder)
  },
})

async function writePages(builder: ViteBuilder) {
  const { root } = builder.config
  const serverModule = resolve(root, serverFolder, 'prerender.js')
  const drawings = (await import(pathToFileURL(serverModule).href)) as PrerenderModule

  const pages = resolve(root, environmentOf(builder, 'client').config.build.outDir)
  const shell = await readFile(join(pages, 'index.html'), 'utf8')
  await copyFile(join(pages, 'index.html'), join(pages, 'app.html'))
  await writeFile(join(pages, 'index.html'), leaveCodeToBoot(drawn(shell, await drawings.prerenderLanding())))
  const helpNow = fillIn(drawn(shell, await drawings.prerenderHelpNow()), askForCode, '')
  await writeFile(join(pages, 'help-now.html'), fillIn(helpNow, endOfHead, await stylesOf(pages, 'help-now-screen')))
  const guide = drawn(shell, await drawings.prerenderGuide())
  await writeFile(join(pages, 'guide.html'), fillIn(guide, endOfHead, await stylesOf(pages, 'handbook-screen')))
  await rm(resolve(root, serverFolder), { recursive: true })
}

type Drawing = { markup: string; title: string }

const drawn = (shell: string, { markup, title }: Drawing) => fillIn(fillIn(shell, emptyTitle, title), emptyRoot, markup)

/** A screen's styles come with its code, and a drawn page has to look right before that. */
async function stylesOf(pages: string, screen: string): Promise<string> {
  const name = (await readdir(join(pages, 'assets'))).find((file) => file.startsWith(screen) && file.endsWith('.css'))
  if (!name) throw new Error(`The build has no styles for ${screen}`)
  return `<link rel="stylesheet" href="/assets/${name}">`
}

type PrerenderModule = typeof import('#app/prerender.tsx')

/** The drawn page works without code, so boot.js is told where the code is and fetches it when it is needed. */
function leaveCodeToBoot(page: string): string {
  const main = mainScript.exec(page)?.groups?.address
  if (!main) throw new Error('The built page has no main script')
  return fillIn(page.replace(mainScript, '').replaceAll(preloadedCode, ''), bootAttributes, ` data-main="${main}"`)
}

const mainScript = /<script type="module"[^>]* src="(?<address>[^"]+)"><\/script>/
const preloadedCode = /<link rel="modulepreload"[^>]*>/g
const bootAttributes = /(?<=<script src="\/boot\.js")(?=[ >])/
const emptyRoot = /(?<=<div id="root">)(?=<\/div>)/
/** What a page says that does nothing without code. */
const askForCode = /<noscript\s*>You need JavaScript[^<]*<\/noscript\s*>/
const endOfHead = /(?=<\/head>)/
const emptyTitle = /(?<=<title>).*(?=<\/title>)/

function fillIn(page: string, place: RegExp, content: string): string {
  if (!place.test(page)) throw new Error(`The built page has no place for ${place.source}`)
  return page.replace(place, () => content)
}
