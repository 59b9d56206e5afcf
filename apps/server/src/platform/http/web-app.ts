import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import { type Language, languages } from '@sadhana/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { AppError } from '#platform/errors.ts'
import { languageNamed, rememberLanguage, requestLanguage } from './request-language.ts'

/** People open this page when they need help, so requests for it are neither logged nor counted. */
export const unobservedPage = '/help-now'

/** The API reference lists only the contract. */
const notInReference = { schema: { hide: true } }

const oneYear = 'public, max-age=31536000, immutable'

/** The hash is in the name or, for sounds with fixed names, after it. */
const addressedByContent = /^\/(assets\/|sounds\/[^?]+\?v=)/

/** No cache may keep an address that contains a secret, such as a provider's response in the query. */
const hasSecret = /[?&](token|refreshToken|tempToken|ticket|proof)=/

const cachingOf = (url: string): string => {
  if (hasSecret.test(url)) return 'no-store'
  return addressedByContent.test(url) ? oneYear : 'no-cache'
}

const isBuilt = (root: string | undefined): root is string => root !== undefined && existsSync(join(root, 'index.html'))

/**
 * Serves the built web app, if there is one, in the language of the reader. `/`, `/guide`, `/help-now` and the pages for
 * signing in and up have their content in the HTML. Every other page starts from `app.html`. Files with a hash in their address never change, and
 * the rest are revalidated.
 */
export async function addWebApp(
  app: FastifyInstance,
  {
    WEB_ROOT: root,
    OFFLINE_APP: isOfflineApp,
    PUBLIC_URL: publicUrl,
  }: Pick<Config, 'WEB_ROOT' | 'OFFLINE_APP' | 'PUBLIC_URL'>,
): Promise<void> {
  const built = isBuilt(root)
  if (built) {
    await app.register(serveFiles, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(reply.request.url))
        // Otherwise it is the only text without a character set.
        if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8')
      },
    })
    if (!isOfflineApp) {
      app.get('/sw.js', notInReference, (_request, reply) =>
        reply.header('cache-control', 'no-store').type('application/javascript').send(lastWorker),
      )
    }
    for (const [path, file] of Object.entries(filesByPath))
      if (path !== '/sw.js' || isOfflineApp)
        app.get(path, notInReference, (request, reply) => {
          if (file.endsWith('.html')) reply.header('link', linksOf(new URL(path, publicUrl).href, chosenIn(request)))
          return sendInLanguage(root, file, request, reply)
        })
  }
  // Password managers look for the form here (https://w3c.github.io/webappsec-change-password-url/).
  app.get('/.well-known/change-password', notInReference, (_request, reply) =>
    reply.redirect('/profile?tab=settings&change=password'),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (built && wantsPage(request)) return sendInLanguage(root, 'app.html', request, reply)
    throw new AppError('request.not_found')
  })
}

/** What exists once in each language. English lies at the top, the others in a folder of their own. */
const filesByPath = {
  '/': 'index.html',
  [unobservedPage]: 'help-now.html',
  '/guide': 'guide.html',
  '/login': 'login.html',
  '/register': 'register.html',
  '/waitlist': 'waitlist.html',
  '/manifest.webmanifest': 'manifest.webmanifest',
  '/sw.js': 'sw.js',
}

const chosenIn = ({ query }: FastifyRequest) => languageNamed((query as Record<string, unknown>)['language'])

const inLanguage = (page: string, language: Language | undefined) => (language ? `${page}?language=${language}` : page)

/**
 * Tells search engines where each translation of a public page is, and which address counts. In a header, because pages
 * are built before anyone knows where they will be served.
 */
function linksOf(page: string, chosen: Language | undefined): string {
  const others = languages.map((one) => `<${inLanguage(page, one)}>; rel="alternate"; hreflang="${one}"`)
  const own = `<${inLanguage(page, chosen)}>; rel="canonical"`
  return [own, ...others, `<${page}>; rel="alternate"; hreflang="x-default"`].join(', ')
}

/**
 * A language in the address is for links to a translation. The browser remembers it, because the next page won't name
 * it.
 */
function sendInLanguage(root: string, file: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const chosen = chosenIn(request)
  if (chosen) rememberLanguage(reply, chosen)
  const language = chosen ?? requestLanguage(request)
  const isTranslated = existsSync(join(root, language, file))
  reply.header('vary', 'accept-encoding, accept-language, cookie')
  reply.header('content-language', isTranslated ? language : 'en')
  return reply.sendFile(isTranslated ? join(language, file) : file)
}

/**
 * Replaces the worker in every browser that has one: it removes what the worker has stored, and then itself. Open pages
 * work on without it.
 */
const lastWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`

const scriptInPage = /<script[^>]*>(?<code>[^]*?)<\/script>/g

/** The hash of the only inline script of each page. Any other script that gets into a page won't run. */
export async function inlineScripts(root: string | undefined): Promise<string[]> {
  if (!isBuilt(root)) return []
  const page = await readFile(join(root, 'app.html'), 'utf8')
  return Array.from(page.matchAll(scriptInPage), ({ groups }) => groups?.['code'] ?? '')
    .filter((code) => code !== '')
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** Paths that are not pages. A dot at the top level means a file; further down it may be part of a username. */
const elsewhere = /^\/((api|docs|assets|sounds|\.well-known)(\/|$)|[^/]*\.[^/]*$)/

/** Link previews, monitors and crawlers accept anything, or send no Accept header. */
const wantsPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !elsewhere.test(pathOf(url)) && /text\/(html|\*)|\*\/\*/.test(accept)

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
