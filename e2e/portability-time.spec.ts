import { appendFile, writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { daysAgo, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

/** `npm run long -- health-page` reads 1 GB. On a busy machine every page has long tasks, so this needs a quiet one. */
const healthMegabytes = Number(process.env.HEALTH_MEGABYTES ?? 100)

test('a large Apple Health export is read without blocking the page', async ({ page }, info) => {
  test.setTimeout(600_000)
  const beat = `<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch &gt; left" unit="count/min" value="61"/>\n`
  const sit = `<Record type="HKCategoryTypeIdentifierMindfulSession" startDate="${daysAgo(9)} 06:40:00 +0000" endDate="${daysAgo(9)} 06:55:00 +0000"/>\n`
  const path = info.outputPath('export.xml')
  await writeFile(path, `<HealthData>\n${sit}`)
  const beats = beat.repeat(Math.ceil(1_000_000 / beat.length))
  for (let written = 0; written < healthMegabytes; written++) await appendFile(path, beats)
  await signInAsNewMember(page)
  await page.goto('/settings/import')
  const input = page.getByLabel('Choose a file').first()
  await expect(input).toBeAttached()
  await page.evaluate(() => {
    const tasks: number[] = ((globalThis as { tasks?: number[] }).tasks = [])
    const observer = new PerformanceObserver(
      (list) => void tasks.push(...list.getEntries().map((task) => task.duration)),
    )
    observer.observe({ type: 'longtask' })
    // A long task of our own shows that long tasks are noticed. It must run in the page: one in the test isn't counted.
    setTimeout(() => {
      for (const began = performance.now(); performance.now() - began < 80;);
    })
  })
  await page.waitForFunction(() => (globalThis as { tasks?: number[] }).tasks?.length === 1)
  await input.setInputFiles(path)
  await expect(page.getByText('1 entry found')).toBeVisible({ timeout: 500_000 })
  const tasks = await page.evaluate(() => (globalThis as { tasks?: number[] }).tasks ?? [])
  expect(tasks, 'longer than 50 ms').toHaveLength(1)
})
