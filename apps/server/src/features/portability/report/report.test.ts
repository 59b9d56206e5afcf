import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hardship, ReportChoice } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { pagesIn } from '#testing/portability/pdf-pages.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { purgeMadeFiles } from '../made-files/made-files.service.ts'
import { reportKind } from './report.service.ts'
import { reportTexts } from './report.texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = movableClock()
const app = await testApp({ config: { STORAGE_URL: pathToFileURL(folder).href }, clock })
const { as, db, member } = app
await app.startWorker()
type Member = Awaited<ReturnType<typeof member>>

const everything: ReportChoice = { range: 'all-time', withNotes: false }
const ask = (who: Member, choice: Partial<ReportChoice> = {}) =>
  as(who).portability.makeReport({ body: { id: newId(), ...everything, ...choice } })

const ready = (who: Member) =>
  vi.waitFor(async () => {
    const report = await as(who).portability.report()
    expect(report?.state).toBe('ready')
    return report!
  }, 60_000)

const fetchFile = (url: string) => fetch(url.replace('http://localhost', app.url))

async function printed(who: Member, choice?: Partial<ReportChoice>) {
  await ask(who, choice)
  const { url, bytes } = await ready(who)
  const response = await fetchFile(url ?? '')
  expect(response.status).toBe(200)
  const pdf = await response.arrayBuffer()
  expect(pdf.byteLength).toBe(bytes)
  return pagesIn(pdf)
}

test('the PDF matches the ledger, with diacritics, and has notes only if they were requested', async () => {
  const asha = await member()
  for (const [limbType, duration] of [
    ['pranayama', 40],
    ['dhyana', 90],
    ['dhyana', 50],
  ] as const) {
    await as(asha).practice.log({
      body: aPractice({ limbType, duration, notes: 'Cold floor, warm breath.', tags: ['ownword'] }),
    })
  }
  const { totalHours, totalSessions } = await as(asha).insight.analytics({ query: {} })
  const [cover, rhythm, eight, feelings, ...more] = await printed(asha)
  expect(cover).toContain(`A record of practice`)
  expect(cover).toContain(`${totalHours} hours ${totalSessions} sessions, on 1 day`)
  expect(rhythm).toContain('50 min a usual session')
  expect(eight).toMatch(/Dhyāna Sitting, open and still 2 2\.3 .*Prāṇāyāma Breath 1 0\.7/)
  expect(eight).toContain('Patañjali, Yoga Sūtra 1.14')
  expect(feelings).toContain('3 of 3 sessions have both feelings')
  expect(more).toEqual([])
  expect([cover, rhythm, eight, feelings].join()).not.toContain('ownword')

  const withNotes = await printed(asha, { withNotes: true })
  expect(withNotes.at(-1)).toContain('Cold floor, warm breath.')
  expect(withNotes.at(-1)).toContain('Your tags: ownword 3.')

  await as(asha).journey.changeSettings({ body: { quietMode: true } })
  const [quiet] = await printed(asha)
  expect(quiet).not.toContain('sessions')
})

test.each([
  ['de', 'Aufzeichnungen einer Praxis', 'Stunden', '3 von 3 Übungen haben ein Gefühl davor und eines danach'],
  ['es', 'Memoria de una práctica', 'horas', '3 de 3 prácticas tienen ambas sensaciones'],
] as const)(
  'the PDF is in the language of the member, and says so at its end: %s',
  async (language, title, hours, counted) => {
    const mira = await member()
    await as(mira).profile.changeLanguage({ body: { language } })
    const notes = '„Größe“, «¿Señal?» – über Prāṇāyāma … 5 €'
    for (const duration of [20, 50, 100]) {
      await as(mira).practice.log({ body: aPractice({ limbType: 'pranayama', duration, notes }) })
    }
    const pages = await printed(mira, { withNotes: true })
    expect(pages[0]).toContain(title)
    expect(pages[0]).toContain(`2,8 ${hours}`)
    expect(pages[3]).toContain(counted)
    expect(pages.at(-1)).toContain(notes)
    const mark = reportTexts[language].translated
    expect(pages.map((page) => page.includes(mark))).toEqual(pages.map((_, at) => at === pages.length - 1))
    // Every letter of it can be drawn: one that a font doesn't have comes out as another or as none.
    expect(pages.join(' ')).not.toMatch(/\uFFFD|\[…\]/u)
    expect(pages.join(' ')).not.toMatch(/\b(the|sessions|noted|your)\b/i)
  },
)

test('the PDF has what was hard only if it was ticked', async () => {
  const asha = await member()
  const hard: Hardship = { severity: 'very', words: ['unreal'] }
  await as(asha).practice.log({ body: aPractice() })
  await as(asha).practice.log({ body: aPractice({ hard }) })
  await as(asha).practice.log({ body: aPractice({ hard, afterFeeling: undefined }) })
  for (const choice of [{}, { withHard: false }, { withNotes: true }]) {
    expect((await printed(asha, choice)).join()).not.toMatch(/\bhard\b|unreal/i)
  }
  const ticked = (await printed(asha, { withHard: true })).join()
  expect(ticked).toContain('You noted 2 sessions as hard.')
  // Only that it was hard: the words stay with the member.
  expect(ticked).not.toMatch(/unreal/i)
})

test('if a report can’t be made, the member is told and can ask again', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice() })
  // There is a file in place of the drafts folder, so nothing can be stored, not even by an administrator.
  const drafts = join(folder, '.drafts')
  rmSync(drafts, { recursive: true, force: true })
  writeFileSync(drafts, '')
  const { id } = await ask(asha)
  await vi.waitFor(async () => {
    expect(await as(asha).portability.report()).toMatchObject({ id, state: 'failed', url: null })
  }, 60_000)
  rmSync(drafts)
  expect((await printed(asha))[0]).toContain('A record of practice')
})

test('a new report replaces the last one, and is gone a day later', async () => {
  const asha = await member()
  await ask(asha)
  const first = await ready(asha)
  await ask(asha, { range: 'last-30-days' })
  const second = await ready(asha)
  expect(second.id).not.toBe(first.id)
  expect((await fetchFile(first.url ?? '')).status).toBe(404)
  expect((await fetchFile(second.url ?? '')).status).toBe(200)
  const later = movableClock(new Date(clock.now().getTime() + 27 * 60 * 60_000))
  const { createLocalStorage } = await import('#platform/storage/local-storage.ts')
  const { createDownloadLinks } = await import('#platform/storage/download-links.ts')
  const links = createDownloadLinks({ publicUrl: app.url, keys: app.keys, clock: later })
  await purgeMadeFiles({ db, clock: later, log: app.log, storage: createLocalStorage(folder, links) }, reportKind)
  expect(await as(asha).portability.report()).toBeNull()
  expect((await fetchFile(second.url ?? '')).status).toBe(404)
})
