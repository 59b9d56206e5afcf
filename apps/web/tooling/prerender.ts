import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify, type Plugin, type ViteBuilder } from 'vite'
import { chunksOf, filesOf, outputOf, type BuiltChunk } from './built-files.ts'
import { environmentOf } from './environment.ts'
import { builtLanguage } from './languages.ts'
import { buildServiceWorker } from './service-worker.ts'

const entry = 'src/app/prerender.tsx'
const entryModule = 'src/app/main.tsx'
const serverFolder = `node_modules/.cache/prerender-${builtLanguage()}`

/**
 * Writes seven pages: `index.html` with the landing page; `login.html`, `register.html` and `waitlist.html` with their
 * forms; `guide.html` with the user guide, which can be read without our code; `help-now.html` with the helplines,
 * which must not wait for our code; and `app.html`, the same page with an empty root, for every other address.
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
    const built = await builder.build(environmentOf(builder, 'client'))
    await builder.build(environmentOf(builder, 'prerender'))
    await writePages(builder, chunksOf(built))
    await buildServiceWorker(builder, outputOf(built))
  },
})

async function writePages(builder: ViteBuilder, built: BuiltChunk[]) {
  const { root } = builder.config
  const serverModule = resolve(root, serverFolder, 'prerender.js')
  const drawings = (await import(pathToFileURL(serverModule).href)) as PrerenderModule

  const pages = resolve(root, environmentOf(builder, 'client').config.build.outDir)
  const boot = await takeBootCode(pages, builder.config.publicDir)
  const write = (name: string, page: string) =>
    writeFile(join(pages, `${name}.html`), fillIn(page.replace(bootAddress, ''), endOfBoot, boot))
  const empty = fillIn(
    await readFile(join(pages, 'index.html'), 'utf8'),
    failureSlot,
    drawings.prerenderFirstLoadFailure(),
  )
  const page = withOneScript(empty, filesOf(built, entryModule).scripts[0])
  const withStyles = (html: string, screen: string) => fillIn(html, endOfHead, stylesOf(html, built, screen))

  const shell = fillIn(page, bootAttributes, memberFiles(page, built))
  await write('app', shell)
  await write('index', leaveCodeToBoot(withMarkup(shell, await drawings.prerenderLanding())))
  const helpNow = fillIn(withMarkup(page, await drawings.prerenderHelpNow()), askForCode, '')
  await write('help-now', withStyles(helpNow, 'help-now/help-now-screen.tsx'))
  await write('guide', withStyles(withMarkup(shell, await drawings.prerenderGuide()), 'handbook/handbook-screen.tsx'))
  for (const [name, screen] of authPages) {
    const authPage = leaveCodeToBoot(withMarkup(shell, await drawings.prerenderAuthScreen(`/${name}`)))
    await write(name, withStyles(authPage, screen))
  }
  await rm(resolve(root, serverFolder), { recursive: true })
}

const authPages = [
  ['login', 'account/login-screen.tsx'],
  ['register', 'registration/register-screen.tsx'],
  ['waitlist', 'waitlist/waitlist-screen.tsx'],
] as const

type RenderedPage = { markup: string; title: string }

const withMarkup = (shell: string, { markup, title }: RenderedPage) =>
  fillIn(fillIn(shell, emptyTitle, title), emptyRoot, markup)

/** Inlined, because everything else waits for it. The server's content policy contains its hash. */
async function takeBootCode(pages: string, publicFiles: string): Promise<string> {
  const { code } = await minify('boot.js', await readFile(join(publicFiles, 'boot.js'), 'utf8'))
  await rm(join(pages, 'boot.js'), { force: true })
  return code
}

/** A screen's own styles load with its code, but a prerendered page has to look right earlier. */
const stylesOf = (html: string, built: BuiltChunk[], screen: string): string =>
  filesOf(built, screen)
    .ownStyles.filter((address) => !html.includes(address))
    .map((address) => `<link rel="stylesheet" crossorigin href="${address}">`)
    .join('')

/** The pages that members open most, with the modules that render them. */
const memberPages = {
  '/': 'home/home-dashboard.tsx',
  '/?tab=practice': 'practice/new-practice.tsx',
  '/meditation': 'screens/meditation-route.tsx',
  '/community': 'community/community-screen.tsx',
  '/sessions': 'list/sessions-screen.tsx',
  '/gamification': 'journey/journey-screen.tsx',
}

/** The files that boot.js preloads for members. Otherwise the code of every page would have to run first. */
function memberFiles(html: string, built: BuiltChunk[]): string {
  const filesFor = (module: string, before: readonly string[] = []) => {
    const { scripts, styles } = filesOf(built, module)
    const own = styles.filter((address) => !html.includes(address))
    return [...scripts, ...own].filter((address) => !before.includes(address))
  }
  const all = filesFor('app/member-app.tsx')
  const own = Object.entries(memberPages).map(([place, module]) => [place, filesFor(module, all)])
  return ` data-member="${all.join(' ')}" data-pages='${JSON.stringify(Object.fromEntries(own))}'`
}

type PrerenderModule = typeof import('#app/prerender.tsx')

/** The prerendered page works without our code, so only boot.js knows where the code is, and loads it when needed. */
function leaveCodeToBoot(page: string): string {
  const main = /<script type="module"[^>]* src="(?<address>[^"]+)"/.exec(page)?.groups?.['address']
  if (!main) throw new Error('The built page has no main script')
  return fillIn(page.replaceAll(moduleScript, '').replaceAll(preloadedCode, ''), bootAttributes, ` data-main="${main}"`)
}

/** All other scripts load with the main script, whose name tells a running page its version. */
const withOneScript = (page: string, main: string | undefined): string =>
  page.replaceAll(moduleScript, (script, address: string) =>
    address === main ? script : `<link rel="modulepreload" crossorigin href="${address}">`,
  )

const moduleScript = /<script type="module"[^>]* src="(?<address>[^"]+)"><\/script>/g
const preloadedCode = /<link rel="modulepreload"[^>]*>/g
const bootAddress = ' src="/boot.js"'
const bootAttributes = /(?<=<script src="\/boot\.js")(?=[ >])/
/** The only script without a `src`. */
const endOfBoot = /(?<=<script(?: data-[^>]*)?>)(?=<\/script>)/
const emptyRoot = /(?<=<div id="root">)(?=<\/div>)/
const failureSlot = /(?<=<template id="not-arrived">)(?=<\/template>)/
/** The message on pages that do nothing without JavaScript. */
const askForCode = /<noscript\s*>[^<]*<\/noscript\s*>/
const endOfHead = /(?=<\/head>)/
const emptyTitle = /(?<=<title>).*(?=<\/title>)/

function fillIn(page: string, place: RegExp, content: string): string {
  if (!place.test(page)) throw new Error(`The built page has no place for ${place.source}`)
  return page.replace(place, () => content)
}
