import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, expect, type Page } from '@playwright/test'
import { unzip } from '../apps/server/src/testing/portability/unzip.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  watchForFaults,
} from './support/page-checks.ts'
import { said } from './support/member.ts'
import { test } from './support/test.ts'

const hostileNote = 'By the river </script><img src=x onerror="document.title=`taken`">'

/** Unpacks the archive and opens its page from the file, in a browser without a network. */
async function expectToOpenByItself(browser: Browser, archive: Buffer) {
  const folder = test.info().outputPath('archive')
  for (const [name, content] of await unzip(archive)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  const faults = await watchForFaults(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(join(folder, 'index.html')).href)
  await expect(page).toHaveTitle('Asha Rao, a practice · Sadhana Compass archive')
  await expect(page.getByRole('article')).toHaveText(/By the river <\/script><img/)
  await page.getByLabel('Search your notes').fill('RIVER')
  await expect(page.locator('mark')).toHaveText('river')
  await expect(page.getByRole('heading', { name: 'One note with “RIVER”' })).toBeVisible()
  await page.locator('summary', { hasText: 'What’s in this archive' }).press('Enter')
  await page.locator('summary', { hasText: 'Practice sessions: 1' }).press('Enter')
  await expect(page.getByRole('definition').filter({ hasText: 'By the river' })).toBeVisible()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  expect(await page.title()).not.toBe('taken')
  expect(asked.filter((address) => !/^(?:file|data):/.test(address))).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}

const csvButton = (page: Page) =>
  page.getByRole('region', { name: 'Take your log with you' }).getByRole('button', { name: 'CSV' })

async function openHome(page: Page) {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(1), { notes: 'Ujjāyī, "slow"' }) })
  await member.practice.log({ body: practiceOn(daysAgo(0), { notes: '=1+1' }) })
  await page.goto('/')
  await expect(page.getByText('All 2 sessions, including your notes.')).toBeVisible()
}

test('a member downloads the whole log as yoga-practice-data.csv', async ({ page }) => {
  const faults = await watchForFaults(page)
  await openHome(page)
  const download = page.waitForEvent('download')
  await csvButton(page).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('yoga-practice-data.csv')
  await expect(said(page, 'Export successful!')).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  expect(text.charCodeAt(0), 'the mark that tells spreadsheets it is UTF-8').toBe(0xfeff)
  const lines = text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(",'=1+1,")
  expect(lines[2]).toContain('"Ujjāyī, ""slow"""')
  expect(faults).toEqual([])
})

test('a member creates a report and downloads it as a PDF', async ({ page }) => {
  const faults = await watchForFaults(page)
  await openHome(page)
  await page.getByRole('button', { name: 'PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report to print' })
  const make = dialog.getByRole('button', { name: 'Make the PDF' })
  await expect(make).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await make.click()
  const link = dialog.getByRole('link', { name: /^Download,/ })
  // The worker makes it, after whatever else is in its queue.
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sadhana-compass-report.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(faults).toEqual([])
})

test(
  'an archive is created, downloaded, imported into another account, and the import undone',
  { tag: '@smoke' },
  async ({ page, browser }) => {
    const faults = await watchForFaults(page)
    const member = await signInAsNewMember(page)
    await member.practice.log({ body: practiceOn(daysAgo(1), { notes: hostileNote }) })
    await page.goto('/settings/archive')
    await page.getByRole('button', { name: 'Make the archive' }).click()
    const link = page.getByRole('link', { name: /^Download,/ })
    await expect(link).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const download = page.waitForEvent('download')
    await link.click()
    const path = await (await download).path()
    expect(faults).toEqual([])
    await expectToOpenByItself(browser, await readFile(path))

    const context = await browser.newContext()
    const elsewhere = await context.newPage()
    const other = await signInAsNewMember(elsewhere, 'Ben')
    await elsewhere.goto('/settings/archive')
    await elsewhere.getByLabel('Choose a file').first().setInputFiles(path)
    await expect(elsewhere.getByText('1 practice is added')).toBeVisible()
    await expectAccessibleInBothThemes(elsewhere)
    await elsewhere.getByRole('button', { name: 'Add them' }).click()
    await expect(elsewhere.getByText('1 practice is home')).toBeVisible()
    expect((await other.practice.list({ query: {} })).items).toMatchObject([
      { notes: hostileNote, visibility: 'private' },
    ])
    await elsewhere.getByRole('button', { name: 'Undo this import' }).click()
    await expect(elsewhere.getByText('The import is undone')).toBeVisible()
    expect((await other.practice.list({ query: {} })).items).toEqual([])
    await context.close()
  },
)

test('a table with a duplicate and an invalid line is counted, imported, and the import undone', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  const lines = ['Date;Time;Minutes;Activity', `${daysAgo(3)};06:30;20;Sit`, `${daysAgo(2)};06:30;25;Yoga`]
  const csv = [...lines, `${daysAgo(3)};06:30;20;Sit`, 'last spring;06:30;20;Sit'].join('\r\n')
  await page.goto('/settings/import')
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name: 'log.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Check, without saving' }).click()
  await expect(page.getByText('2 entries are added')).toBeVisible()
  await expect(page.getByText('already here')).toBeVisible()
  await page.getByRole('button', { name: 'See why' }).click()
  await expect(page.getByText('last spring · 06:30 · 20 · Sit')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Add 2 entries' }).click()
  await expect(page.getByText('2 entries are home')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect((await member.practice.list({ query: {} })).items).toMatchObject([
    { limbType: 'asana', duration: 25, visibility: 'private' },
    { limbType: 'dhyana', duration: 20, visibility: 'private' },
  ])
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('The import is undone')).toBeVisible()
  expect((await member.practice.list({ query: {} })).items).toEqual([])
  expect(faults).toEqual([])
})

const record = (type: string, value: string, from: string, to: string) =>
  `<Record type="HKCategoryTypeIdentifier${type}" value="${value}" startDate="${from} +0000" endDate="${to} +0000"/>`

test('a night and a sit are read from an Apple Health export on the device, and imported', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  const xml = `<HealthData>
    ${record('MindfulSession', 'HKCategoryValueNotApplicable', `${daysAgo(3)} 06:40:00`, `${daysAgo(3)} 06:55:00`)}
    ${record('SleepAnalysis', 'HKCategoryValueSleepAnalysisAsleepCore', `${daysAgo(3)} 22:30:00`, `${daysAgo(2)} 06:00:00`)}
  </HealthData>`
  await page.goto('/settings/import')
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name: 'export.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) })
  await expect(page.getByText('2 entries found')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('See the rows that would be sent').click()
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Check, without saving' }).click()
  await page.getByRole('button', { name: 'Add 2 entries' }).click()
  await expect(page.getByText('2 entries are home')).toBeVisible()
  expect((await member.practice.list({ query: {} })).items).toMatchObject([{ limbType: 'dhyana', duration: 15 }])
  expect(faults).toEqual([])
})
