import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { archivePage } from '../../apps/server/src/features/portability/archive/archive-page.service.ts'

/**
 * The page of an archive of ten years, opened from a file without a network: every row and every picture is counted, in
 * Chromium and in Firefox (`firefox-esr`, or the program in FIREFOX). Notes try to be markup.
 */
const days = 3_650
const pictureCount = 40
const portrait = `${'0a'.repeat(16)}-512.webp`
const hostile = '</script><script>document.title="taken"</script><img src=x onerror="document.title=`taken`">'
const dayOf = (index: number) => new Date(Date.UTC(2026, 10, 17) - index * 86_400_000).toISOString().slice(0, 10)
const each = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index))

const practices = each(days, (index) => ({
  id: newId(),
  practice_day: dayOf(index),
  time: '06:30:00',
  limb_type: 'dhyana',
  duration: 20,
  before_feeling: 'tired',
  after_feeling: 'calm',
  notes: index % 10 === 0 ? hostile : `By the river, ${'slowly and without hurry, '.repeat(4)}day ${index}.`,
  tags: ['river'],
}))
const media = practices.slice(0, pictureCount).map(({ id }, index) => ({
  id: newId(),
  session_id: id,
  media_url: newId(),
  caption: index === 0 ? hostile : 'The mat',
}))
const tables: Record<string, object[]> = {
  users: [{ id: newId(), username: 'maya', display_name: 'Maya', profile_image: `/pictures/maya/${portrait}` }],
  practice_sessions: practices,
  practice_hardships: practices
    .filter((_, index) => index % 30 === 0)
    .map(({ id }) => ({ session_id: id, severity: 'quite', words: ['old_memories'] })),
  session_media: media,
  mood_entries: each(days, (index) => ({
    practice_day: dayOf(index),
    created_at: `${dayOf(index)}T20:00:00+00:00`,
    mood: 'calm',
    energy: 6,
    energy_given: true,
    notes: null,
  })),
  sleep_entries: each(days, (index) => ({
    date: dayOf(index),
    duration: 400,
    quality: 8,
    notes: index ? null : hostile,
  })),
  chat_messages: each(500, (index) => ({ message: `Question ${index}`, response: hostile })),
}
const rows = Object.values(tables).reduce((sum, list) => sum + list.length, 0)
const expected = {
  entries: 3 * days,
  rows,
  pictures: pictureCount + 1,
  title: 'Maya, a practice · Sadhana Compass archive',
}

/** Runs in the page: opens every year, month and table, and counts what is there. */
async function countAll() {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this one function
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const openAll = () => {
    for (let more; (more = all('.more:not([hidden])')[0]);) more.click()
  }
  const found = { entries: 0, rows: 0, pictures: 0, title: '' }
  for (const year of all('[data-year]')) {
    year.click()
    if (year.dataset['year'] === 'pictures') {
      openAll()
      const images = all('[data-picture] img') as HTMLImageElement[]
      for (const image of images) {
        image.loading = 'eager'
        await image.decode()
        found.pictures += image.naturalWidth > 0 ? 1 : 0
      }
      continue
    }
    for (let month = 0; month < 12; month++) {
      document.querySelector<HTMLElement>(`#month-${month}`)?.click()
      openAll()
      found.entries += all('[data-entry]').length
    }
  }
  for (const table of all('details.table') as HTMLDetailsElement[]) {
    const opened = new Promise((done) => table.addEventListener('toggle', done, { once: true }))
    table.open = true
    await opened
    openAll()
    found.rows += table.querySelectorAll('[data-row]').length
    table.remove()
  }
  found.title = document.title
  return found
}
type Found = Awaited<ReturnType<typeof countAll>>

async function inChromium(address: string): Promise<Found> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' })
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(address)
  const found = await page.evaluate(countAll)
  await browser.close()
  const foreign = asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))
  if (foreign.length > 0) throw new Error(`Chromium asked for ${foreign.join(', ')}`)
  return found
}

/** Firefox listens for commands on a socket (WebDriver BiDi), so it needs no driver. */
async function inFirefox(address: string, profile: string): Promise<Found> {
  mkdirSync(profile)
  // A proxy that doesn't exist stands for a network that is off; files don't go through it.
  const settings = {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
  }
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = process.env['FIREFOX'] ?? 'firefox-esr'
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(program, flags, { env: { ...process.env, HOME: profile } })
  try {
    const socket = new WebSocket(`${await addressOf(firefox.stderr)}/session`)
    await once(socket, 'open')
    const ask = commandsTo(socket)
    await ask('session.new', { capabilities: {} })
    const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = contexts[0]?.context
    await ask('browsingContext.navigate', { context, url: address, wait: 'complete' })
    const { result } = (await ask('script.callFunction', {
      // Its answer comes as text: objects would come in a form of their own.
      functionDeclaration: `async () => JSON.stringify(await (${countAll.toString()})())`,
      awaitPromise: true,
      target: { context },
    })) as { result: { value: string } }
    return JSON.parse(result.value) as Found
  } finally {
    firefox.kill()
    await once(firefox, 'close')
  }
}

async function addressOf(output: Readable): Promise<string> {
  let said = ''
  for await (const chunk of output) {
    said += String(chunk)
    const [address] = /ws:\/\/[\d.]+:\d+/.exec(said) ?? []
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error(`Firefox didn’t start: ${said}`)
}

function commandsTo(socket: WebSocket) {
  let number = 0
  return (method: string, params: object) =>
    new Promise<unknown>((done, fail) => {
      const id = ++number
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; type: string; result?: unknown }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        if (answer.type === 'success') done(answer.result)
        else fail(new Error(`${method}: ${String(data)}`))
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
}

const folder = mkdtempSync(join(tmpdir(), 'archive-page-'))
try {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#123' } })
    .webp()
    .toBuffer()
  const taken = media.map(({ session_id, media_url }) => `practice-pictures/${session_id}/${media_url}-large.webp`)
  for (const name of [...taken, `pictures/${portrait}`]) {
    const place = join(folder, 'files', name)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, picture)
  }
  const read = async function* (table: string) {
    for (let from = 0; from < (tables[table]?.length ?? 0); from += 500) {
      yield (tables[table] ?? []).slice(from, from + 500).map((row) => JSON.stringify(row))
    }
  }
  const page = archivePage({
    language: 'en',
    createdAt: new Date().toISOString(),
    holdsAll: true,
    tables: Object.keys(tables),
    read,
  })
  const path = join(folder, 'index.html')
  await pipeline(Readable.from(page, { objectMode: false }), createWriteStream(path))
  console.log(`${rows} rows make a page of ${Math.round(statSync(path).size / 1000)} kB`)
  for (const [name, open] of [
    ['Chromium', inChromium],
    ['Firefox', inFirefox],
  ] as const) {
    const start = performance.now()
    const found = await open(pathToFileURL(path).href, join(folder, 'profile'))
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new Error(`${name} shows ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`)
    }
    console.log(`${name}: ${JSON.stringify(found)} after ${Math.round((performance.now() - start) / 1000)} s`)
  }
} finally {
  rmSync(folder, { recursive: true, maxRetries: 5 })
}
