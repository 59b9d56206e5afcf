import { writeFile } from 'node:fs/promises'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedPageDays, sharedPagesMax, type ShareableFigure, shareableFigures } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { atOnce, race, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { drawPreview } from './sharing.service.ts'

const shell = `<!doctype html><html><head><title>Sadhana Compass</title></head><body><noscript>You need JavaScript.</noscript><div id="root"></div></body></html>`
const webRoot = mkdtempSync(join(tmpdir(), 'sadhana-web-'))
for (const name of ['index.html', 'app.html', 'help-now.html']) writeFileSync(join(webRoot, name), shell)
mkdirSync(join(webRoot, 'de'))
writeFileSync(join(webRoot, 'de', 'app.html'), shell.replace('<html', '<html lang="de"'))

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const service = await testApp({ clock, config: { WEB_ROOT: webRoot, PUBLIC_URL: 'https://compass.example' } })
const { as, db, member, visitor, url } = service

type Member = Awaited<ReturnType<typeof member>>

async function practising(displayName = 'Mira <b>Sandoval'): Promise<Member> {
  const mira = await member({ displayName })
  for (const [date, limbType] of [
    ['2026-03-08', 'dhyana'],
    ['2026-03-09', 'dhyana'],
    ['2026-03-10', 'asana'],
  ] as const) {
    await as(mira).practice.log({ body: aPractice({ date, limbType, duration: 50, notes: 'only mine' }) })
  }
  return mira
}

const share = (who: Member, figures: readonly ShareableFigure[] = shareableFigures) =>
  as(who).sharing.share({ body: { id: newId(), figures: [...figures] } })
const tokenOf = ({ path }: { path: string | null }) => path!.slice('/shared/'.length)
const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init)
const isGone = { code: 'portability.page_not_found' }

const isPng = (bytes: Uint8Array, { width, height }: { width: number; height: number }) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return (
    Buffer.from(bytes.subarray(1, 4)).toString() === 'PNG' &&
    view.getUint32(16) === width &&
    view.getUint32(20) === height
  )
}

test('a shared page shows the chosen stats, frozen, to anyone with the link', async () => {
  const mira = await practising()
  const page = await share(mira)
  expect(page.path).toMatch(/^\/shared\/[\w-]{22}$/)
  const figures = {
    title: 'Three days, one after another',
    stones: ['dhyana', 'asana'],
    streak: 3,
    totalMinutes: 150,
    favorite: { limbType: 'dhyana', sessions: 2, of: 3 },
    distribution: { dhyana: 2, asana: 1 },
    thisWeek: 3,
    firstName: 'Mira',
    sharedOn: '2026-03-10',
    endsOn: '2026-04-07',
  }
  expect(page.figures).toEqual(figures)
  await as(mira).practice.log({ body: aPractice({ date: '2026-03-07' }) })
  expect(await visitor().sharing.open({ params: { token: tokenOf(page) } })).toEqual(figures)
})

test('links still work after SECRET_KEY changes, and can be copied while the old key is configured', async () => {
  const mira = await practising()
  const page = await share(mira)
  const { SECRET_KEY: before, ...config } = service.config
  const SECRET_KEY = 'another one for tests: zyxwvutsrqponmlkjihgfedcba9876543210'
  const rotated = await testApp({ clock, config: { ...config, SECRET_KEY, SECRET_KEY_PREVIOUS: before } })
  expect(await rotated.visitor().sharing.open({ params: { token: tokenOf(page) } })).toEqual(page.figures)
  expect((await rotated.as(mira).sharing.list()).map(({ path }) => path)).toEqual([page.path])
  const forgotten = await testApp({ clock, config: { ...config, SECRET_KEY } })
  expect(await forgotten.visitor().sharing.open({ params: { token: tokenOf(page) } })).toEqual(page.figures)
  expect((await fetch(`${forgotten.url}${page.path}`)).status).toBe(200)
})

test('anything that was not chosen is neither shown nor stored', async () => {
  const page = await share(await practising(), ['total-time'])
  const nothing = { streak: null, favorite: null, distribution: null, thisWeek: null, firstName: null }
  expect(await visitor().sharing.open({ params: { token: tokenOf(page) } })).toMatchObject({
    ...nothing,
    totalMinutes: 150,
  })
  const { rows } = await sql<{ figures: object }>`select figures from shared_pages where id = ${page.id}`.execute(db)
  expect(rows[0]?.figures).toMatchObject(nothing)
})

test('a page with only a name, or with nothing, can’t be shared', async () => {
  const mira = await practising()
  for (const figures of [[], ['first-name']] as ShareableFigure[][]) {
    await expect(share(mira, figures)).rejects.toMatchObject({ code: 'request.invalid' })
  }
})

test('the link can’t be found out from the database alone', async () => {
  const page = await share(await practising())
  const { rows } = await sql<{ row: string }>`select shared_pages::text as row from shared_pages
    where id = ${page.id}`.execute(db)
  expect(rows[0]?.row).not.toContain(tokenOf(page))
  expect(rows[0]?.row).not.toContain(Buffer.from(tokenOf(page), 'base64url').toString('hex'))
})

test('the page has a preview in its head, text for readers without JavaScript, and isn’t cached', async () => {
  const { path } = await share(await practising())
  const answer = await get(path!)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const html = await answer.text()
  expect(html).toContain('<title>Three days, one after another · Sadhana Compass</title>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<meta property="og:image" content="https://compass.example${path}/preview.png">`)
  expect(html).toContain('<meta property="og:description" content="Shared by Mira on 10 March">')
  expect(html).toContain('<li>Streak: 3 days</li>')
  expect(html).toContain('dhyana 2')
  expect(html).not.toContain('You need JavaScript')
})

test('the page comes in the language of its reader, as all others do', async () => {
  const { path } = await share(await practising())
  for (const address of [path!, '/shared/nothing']) {
    const german = await get(address, { headers: { cookie: 'language=de' } })
    expect(german.headers.get('content-language')).toBe('de')
    expect(german.headers.get('vary')).toContain('accept-language, cookie')
    expect(await german.text()).toContain('<html lang="de"')
    expect(await (await get(address)).text()).not.toContain('lang="de"')
  }
})

test('a name can’t add markup', async () => {
  const mira = await practising('<script>alert(1)</script>"><svg/onload=x>')
  const { path } = await share(mira)
  const html = await (await get(path!)).text()
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect((await get(`${path}/preview.png`)).status).toBe(200)
})

test('the preview has 1200 by 630 pixels, and the picture to share 1080 by 1350', async () => {
  const mira = await practising()
  const { path } = await share(mira)
  const preview = await get(`${path}/preview.png`)
  expect(preview.headers.get('content-type')).toBe('image/png')
  expect(preview.headers.get('cache-control')).toBe('no-store')
  const bytes = new Uint8Array(await preview.arrayBuffer())
  expect(isPng(bytes, { width: 1200, height: 630 })).toBe(true)
  const { png } = await as(mira).sharing.picture({ query: { figures: 'streak,total-time,favorite,first-name' } })
  const picture = Buffer.from(png, 'base64')
  expect(isPng(picture, { width: 1080, height: 1350 })).toBe(true)
  if (process.env.PICTURES_TO) {
    await writeFile(join(process.env.PICTURES_TO, 'preview.png'), bytes)
    await writeFile(join(process.env.PICTURES_TO, 'share.png'), picture)
  }
})

test('a revoked page, its stats and preview are gone at once, just as if they had never existed', async () => {
  const mira = await practising()
  const page = await share(mira)
  const params = { token: tokenOf(page) }
  await as(mira).sharing.revoke({ params: page })
  const [gone, unknown] = [await get(page.path!), await get('/shared/AAAAAAAAAAAAAAAAAAAAAA')]
  expect([gone.status, unknown.status]).toEqual([404, 404])
  expect(await gone.text()).toBe(await unknown.text())
  expect((await get(`${page.path}/preview.png`)).status).toBe(404)
  await expect(visitor().sharing.open({ params })).rejects.toMatchObject(isGone)
  await expect(visitor().sharing.open({ params: { token: 'x' } })).rejects.toMatchObject(isGone)
  const [listed] = await as(mira).sharing.list()
  expect(listed).toMatchObject({ id: page.id, path: null, revokedAt: '2026-03-10T12:00:00.000Z' })
})

test('no one can revoke or list another member’s page', async () => {
  const [mira, ben] = [await practising(), await member()]
  const page = await share(mira)
  await expect(as(ben).sharing.revoke({ params: page })).rejects.toMatchObject(isGone)
  expect(await as(ben).sharing.list()).toEqual([])
  expect((await get(page.path!)).status).toBe(200)
})

test('a page requested twice is created once, and its link can be copied again', async () => {
  const mira = await practising()
  const body = { id: newId(), figures: ['streak' as const] }
  const [first, second] = [await as(mira).sharing.share({ body }), await as(mira).sharing.share({ body })]
  expect(second).toEqual(first)
  expect(await as(mira).sharing.list()).toEqual([first])
})

test('two members may use the same id, and get different links', async () => {
  const body = { id: newId(), figures: ['streak' as const] }
  const [mira, ben] = [await practising(), await practising()]
  const paths = [(await as(mira).sharing.share({ body })).path, (await as(ben).sharing.share({ body })).path]
  expect(new Set(paths).size).toBe(2)
})

test('once revoking has succeeded, no one can see the page, not even in parallel requests', race, async () => {
  const mira = await practising()
  const page = await share(mira)
  let isRevoked = false
  const outcomes = await atOnce(async (index) => {
    if (index === 10 || index === 11) {
      await as(mira).sharing.revoke({ params: page })
      isRevoked = true
      return undefined
    }
    const wasRevoked = isRevoked
    const answer = await get(index % 5 === 0 ? `${page.path}/preview.png` : page.path!)
    return wasRevoked ? answer.status : undefined
  })
  expect(successes(outcomes)).toBe(outcomes.length)
  const late = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? (outcome.value ?? []) : []))
  expect(late.every((status) => status === 404)).toBe(true)
  expect((await get(page.path!)).status).toBe(404)
})

test('the preview of a page that is revoked while it is drawn is not shown', async () => {
  const mira = await practising()
  const page = await share(mira)
  const draw = async () => {
    await as(mira).sharing.revoke({ params: page })
    return new Uint8Array()
  }
  const drawing = drawPreview({ db, clock, drawer: { draw } }, tokenOf(page))
  await expect(drawing).rejects.toMatchObject(isGone)
})

test('a member can’t share more than twenty pages, even in parallel', race, async () => {
  const mira = await practising()
  const outcomes = await atOnce(() => share(mira, ['streak']))
  expect(successes(outcomes)).toBe(sharedPagesMax)
  const [page] = await as(mira).sharing.list()
  await as(mira).sharing.revoke({ params: page! })
  await expect(share(mira, ['streak'])).resolves.toMatchObject({ revokedAt: null })
})

test('a shared page expires after four weeks', async () => {
  const page = await share(await practising())
  clock.advance({ days: sharedPageDays, seconds: -1 })
  expect((await get(page.path!)).status).toBe(200)
  clock.advance({ seconds: 1 })
  expect((await get(page.path!)).status).toBe(404)
  expect((await get(`${page.path}/preview.png`)).status).toBe(404)
})

test('when a member is leaving, their pages are gone too', async () => {
  const mira = await practising()
  const page = await share(mira)
  await sql`update users set erasure_due_at = now() where id = ${mira.id}`.execute(db)
  expect((await get(page.path!)).status).toBe(404)
})
