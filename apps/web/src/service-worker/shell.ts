import { isOurFile, networkFirst } from './answers.ts'
import { checkShell, type ShellReport, type ShellState } from './messages.ts'
import { worker } from './scope.ts'
import { notStoredPage } from './service-worker.text.ts'

const { build, files } = worker.shell
/** The first one is what every page starts from, before it shows what its address says. */
const [page = '/app.html'] = files
const prefix = 'shell-'
const current = prefix + build

const openShell = () => caches.open(current)

/** Loads what isn't stored yet. Files with a hash in their name usually come from the browser's own cache. */
async function storeMissing(): Promise<void> {
  const shell = await openShell()
  for (const path of files) {
    const stored = await shell.match(path)
    if (stored && isOurFile(path, stored)) continue
    const answer = await fetch(path, { redirect: 'error' })
    if (!isOurFile(path, answer)) throw new Error(`${path} is not our file`)
    await shell.put(path, answer)
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

async function report(shell: ShellState): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's pages have no other origin
  for (const client of pages) client.postMessage({ shell } satisfies ShellReport)
}

const storeAndReport = () =>
  storeMissing().then(
    () => report('ready'),
    async (error: unknown) => {
      await report(isFull(error) ? 'full' : 'incomplete')
      throw error
    },
  )

/** The version before this one stays: a page that was opened with it may still need its files. */
async function removeOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current)
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)))
}

worker.addEventListener('install', (event) => {
  // Takes over at once, which disturbs no page: the old files are still stored, and nothing is reloaded.
  event.waitUntil(storeAndReport().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldShells(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  )
})

worker.addEventListener('message', (event) => {
  if (event.data === checkShell) event.waitUntil(storeAndReport().catch(() => undefined))
})

const findFile = async (request: Request) => (await (await openShell()).match(request)) ?? caches.match(request)

/** Stores the parts of the app that someone has opened. Sounds are large, so members choose which of those to keep. */
async function loadFile(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request)
  if (path.startsWith('/assets/') && isOurFile(path, answer)) {
    const copy = answer.clone()
    void openShell()
      .then((shell) => shell.put(request, copy))
      .catch(() => undefined)
  }
  return answer
}

async function openPage(event: FetchEvent): Promise<Response> {
  const preloaded = event.preloadResponse as Promise<Response | undefined>
  const answer = preloaded.then((response) => response ?? fetch(event.request))
  event.waitUntil(answer.catch(() => undefined))
  return networkFirst(
    answer,
    ({ status }) => status < 500,
    async () => (await openShell()).match(page),
  ).catch(() => new Response(notStoredPage, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } }))
}

/** Addresses that are never the app, even if someone opens them as a page. */
const elsewhere = /^\/(api|docs|dev|metrics|healthz|readyz)(\/|$)/
const builtFiles = /^\/(assets|sounds)\//

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || elsewhere.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (builtFiles.test(pathname))
    event.respondWith(
      networkFirst(
        loadFile(request, pathname),
        ({ ok }) => ok,
        () => findFile(request),
      ),
    )
})
