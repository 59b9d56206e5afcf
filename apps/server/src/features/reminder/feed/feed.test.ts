import { randomUUID as newId } from 'node:crypto'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'

const { log, written } = recordedLog()
const clock = movableClock(new Date('2026-06-03T05:00:00Z'))
const { as, member, url } = await testApp({ clock, log })
const load = (path: string | null) => fetch(new URL(path ?? '', url))

async function withFeed() {
  const asha = await member()
  const id = newId()
  const reminder = { time: '06:20', days: ['monday', 'friday'], words: 'The kettle first' } as const
  await as(asha).reminder.save({ params: { id }, body: { ...reminder, days: [...reminder.days] } })
  await as(asha).reminder.save({ params: { id: newId() }, body: { time: '20:45', days: ['monday'], isOn: false } })
  await as(asha).journey.changeSettings({ body: { fixedRestDays: ['sunday', 'new-moon'] } })
  const { feedPath } = await as(asha).reminder.makeFeed()
  return { asha, id, feedPath }
}

test('holds reminder times and chosen rest days in floating local time, and nothing else', async () => {
  const { id, feedPath } = await withFeed()
  const reply = await load(feedPath)
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const file = await reply.text()
  const lines = file.split('\r\n')
  expect(lines.every((line) => line.length <= 75)).toBe(true)
  expect(file).toContain(
    `UID:reminder-${id}@localhost\r\nDTSTAMP:20260603T050000Z\r\nDTSTART:20260605T062000\r\nDURATION:PT10M\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR\r\nSUMMARY:A moment for yourself\r\n`,
  )
  expect(file).toContain('UID:rest-sunday@localhost\r\nDTSTAMP:20260603T050000Z\r\nDTSTART;VALUE=DATE:20260607\r\n')
  // New moons of 2026 by UTC, as almanacs give them.
  const moons = lines.filter((line) => line.startsWith('UID:rest-new-moon')).map((line) => line.slice(18, 28))
  expect(moons.slice(0, 4)).toEqual(['2026-06-15', '2026-07-14', '2026-08-12', '2026-09-11'])
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1 + 1 + 13)
  expect(file).not.toContain('kettle')
  expect(file).not.toContain('TZID')
})

test('speaks the language of the member, whatever the calendar asks for', async () => {
  const { asha, feedPath } = await withFeed()
  await as(asha).profile.changeLanguage({ body: { language: 'es' } })
  const file = await (await load(feedPath)).text()
  expect(file).toContain('SUMMARY:Un momento para ti\r\n')
  expect(file).toContain('SUMMARY:Día de descanso\r\n')
  expect(file).not.toContain('moment for yourself')
})

test('a new address ends the former one, and an ended one opens nothing', async () => {
  const { asha, feedPath } = await withFeed()
  const { feedPath: second } = await as(asha).reminder.makeFeed()
  expect([(await load(feedPath)).status, (await load(second)).status]).toEqual([404, 200])
  expect((await as(asha).reminder.endFeed()).feedPath).toBeNull()
  expect((await load(second)).status).toBe(404)
})

test('its address is in no log', async () => {
  const { feedPath } = await withFeed()
  await load(feedPath)
  await load(`${feedPath}x`)
  const token = feedPath?.slice('/feeds/'.length, -'.ics'.length) ?? ''
  expect(token).toHaveLength(22)
  expect(written()).toContain('/feeds/:file')
  expect(written()).not.toContain(token)
})
