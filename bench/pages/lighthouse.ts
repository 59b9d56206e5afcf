import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { startChild } from '../kit/child.ts'
import { printTable } from '../kit/report.ts'
import { longMember, practiceSizes } from '../practice/size.ts'
import { keptTokens } from './signed-in.ts'

/**
 * Measures the pages people see first with Lighthouse's phone profile. Home belongs to a member with 20,000 sessions.
 * If LIGHTHOUSE_AGAINST names the folder of another build, the two take turns.
 */
const lighthouse = 'lighthouse@13.5.0'
const rounds = Number(process.env['LIGHTHOUSE_ROUNDS'] ?? 5)
const debuggingPort = 9_377
const port = '4399'
const origin = `http://localhost:${port}`

type Page = { name: string; path: string; isMember?: boolean }

const pages: Page[] = [
  { name: 'landing', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'waitlist', path: '/waitlist' },
  { name: 'home', path: '/', isMember: true },
  { name: 'log', path: '/?tab=practice', isMember: true },
  { name: 'meditation', path: '/meditation', isMember: true },
  { name: 'community', path: '/community', isMember: true },
]

const [size] = practiceSizes([20_000])
if (!size) throw new Error('name a loaded size')
const { url: databaseUrl } = size
const member = longMember(size)

const own = resolve(import.meta.dirname, '../../apps/web/dist')
const other = process.env['LIGHTHOUSE_AGAINST']
const builds = other ? [own, resolve(other)] : [own]

type Report = {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

/** The results for one page in one round. */
const figuresOf = ({ categories, audits }: Report): number[] => [
  ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  ),
  ...['total-blocking-time', 'largest-contentful-paint', 'first-contentful-paint', 'cumulative-layout-shift'].map(
    (name) => audits[name]?.numericValue ?? Number.NaN,
  ),
  audits['network-requests']?.details?.items?.length ?? Number.NaN,
  (audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1_000,
]
const headers = ['perf', 'a11y', 'practices', 'seo', 'TBT ms', 'LCP ms', 'FCP ms', 'shift', 'requests', 'kB']

const run = promisify(execFile)
const browserUrl = `http://127.0.0.1:${debuggingPort}`

/** Started without Playwright, which would slow down every page that Lighthouse opens. */
async function startBrowser(profile: string) {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  const child = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    [...flags, `--user-data-dir=${profile}`, `--remote-debugging-port=${debuggingPort}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  while (!(await fetch(`${browserUrl}/json/version`).catch(() => undefined))) await setTimeout(100)
  return {
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

async function signIn(): Promise<void> {
  const browser = await chromium.connectOverCDP(browserUrl)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('the browser has no window')
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    await keptTokens(member, origin),
  )
  await page.close()
  await browser.close()
}

/** A separate browser for every measurement, signed in if the page is for members. */
async function measure({ path, isMember }: Page): Promise<number[]> {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const browser = await startBrowser(profile)
  try {
    if (isMember) await signIn()
    const output = join(profile, 'report.json')
    const options = ['--output=json', `--output-path=${output}`, '--quiet', '--disable-storage-reset']
    await run('npx', ['--yes', lighthouse, origin + path, `--port=${debuggingPort}`, ...options])
    return figuresOf(JSON.parse(await readFile(output, 'utf8')) as Report)
  } finally {
    await browser.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const only = process.env['LIGHTHOUSE_PAGES']?.split(',')
const chosen = pages.filter(({ name }) => !only || only.includes(name))

const shown = (value: number) => (value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(0))

/** Processor time since the start: what this machine got, and what others on the same host took. */
async function ticks(): Promise<{ all: number; stolen: number }> {
  const [, ...counts] = (await readFile('/proc/stat', 'utf8')).split('\n', 1)[0]?.split(/ +/).map(Number) ?? []
  return { all: counts.slice(0, 8).reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 }
}

type Measured = { figures: number[]; stolen: number }
const measured = new Map<string, Measured[]>()

for (let round = 0; round < rounds; round++) {
  for (const build of builds) {
    const service = await startChild(new URL('page-service.ts', import.meta.url), [build, databaseUrl, port])
    for (const page of chosen) {
      const key = `${page.name}${builds.length > 1 ? `, ${build === own ? 'this build' : 'the other'}` : ''}`
      const before = await ticks()
      const figures = await measure(page)
      const after = await ticks()
      const stolen = (100 * (after.stolen - before.stolen)) / (after.all - before.all)
      measured.set(key, [...(measured.get(key) ?? []), { figures, stolen }])
      // Forty measurements take half an hour, so each is printed at once.
      console.error(key, ...figures.map((figure, at) => `${headers[at]} ${shown(figure)}`), `stolen ${shown(stolen)} %`)
    }
    await service.stop()
  }
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

console.log(`Medians of ${rounds}; where others took over 5 % of the processor’s time, the times say little.\n`)
const rowOf = ([name, runs]: [string, Measured[]]): string[] => {
  const figures = headers.map((_, at) => shown(median(runs.map((run) => run.figures[at] ?? Number.NaN))))
  return [name, ...figures, median(runs.map(({ stolen }) => stolen)).toFixed(1)]
}
const inOrder = Array.from(measured).toSorted(([one], [two]) => one.localeCompare(two))
printTable(['page', ...headers, 'stolen %'], inOrder.map(rowOf))
