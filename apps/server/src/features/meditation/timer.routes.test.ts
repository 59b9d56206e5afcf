import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aSitChoice as sit } from '#testing/requests/meditation.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-11T08:00:00Z'))
const { as, member, db } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>

const at = (minute: number) => `2026-03-11T07:${String(minute).padStart(2, '0')}:00Z`
const save = (who: Member, id: string, name: string, minute = 0) =>
  as(who).timer.savePreset({ params: { id }, body: { name, sit, changedAt: at(minute) } })
const remove = (who: Member, id: string, minute: number) =>
  as(who).timer.removePreset({ params: { id }, body: { changedAt: at(minute) } })
const namesOf = async (who: Member) => (await as(who).timer.read()).presets.map(({ name }) => name)

test('a preset is there for every device, and only for its member', async () => {
  const [asha, ben] = [await member(), await member()]
  const id = newId()
  await save(asha, id, ' Morning 20 ')
  expect(await as(asha).timer.read()).toEqual({ settings: {}, presets: [{ id, name: 'Morning 20', sit }] })
  expect(await as(ben).timer.read()).toEqual({ settings: {}, presets: [] })
})

test('with the id of another member’s preset, a member makes and deletes their own', async () => {
  const [asha, ben] = [await member(), await member()]
  const id = newId()
  await save(asha, id, 'Of Asha', 1)
  await save(ben, id, 'Of Ben', 2)
  expect([await namesOf(asha), await namesOf(ben)]).toEqual([['Of Asha'], ['Of Ben']])
  await remove(ben, id, 3)
  expect([await namesOf(asha), await namesOf(ben)]).toEqual([['Of Asha'], []])
})

test('sent twice, a preset is saved once', async () => {
  const asha = await member()
  const id = newId()
  await save(asha, id, 'Morning')
  await save(asha, id, 'Morning')
  expect(await namesOf(asha)).toEqual(['Morning'])
})

test('of two changes the later one counts, whichever arrives first', async () => {
  const asha = await member()
  const id = newId()
  await save(asha, id, 'Made', 1)
  await save(asha, id, 'Changed last', 9)
  await save(asha, id, 'Changed before that', 5)
  expect(await namesOf(asha)).toEqual(['Changed last'])
})

test('a deleted preset stays deleted when an older change arrives, and comes back with a later one', async () => {
  const asha = await member()
  const id = newId()
  await save(asha, id, 'Made', 1)
  await remove(asha, id, 5)
  await save(asha, id, 'Older', 3)
  expect(await namesOf(asha)).toEqual([])
  await save(asha, id, 'Later', 7)
  expect(await namesOf(asha)).toEqual(['Later'])
  await remove(asha, id, 6)
  expect(await namesOf(asha)).toEqual(['Later'])
})

test('a device whose clock is ahead does not win over later changes', async () => {
  const asha = await member()
  const id = newId()
  await as(asha).timer.savePreset({
    params: { id },
    body: { name: 'From tomorrow', sit, changedAt: '2026-03-12T08:00:00Z' },
  })
  clock.advance({ minutes: 5 })
  await as(asha).timer.savePreset({ params: { id }, body: { name: 'Now', sit, changedAt: '2026-03-11T08:05:00Z' } })
  expect(await namesOf(asha)).toEqual(['Now'])
})

test('there are at most twelve, and they keep the member’s order', async () => {
  const asha = await member()
  const ids = Array.from({ length: 12 }, () => newId())
  for (const [index, id] of ids.entries()) await save(asha, id, `Sit ${index}`)
  await expect(save(asha, newId(), 'One more')).rejects.toMatchObject({ code: 'meditation.presets_full' })
  await save(asha, ids[0]!, 'Sit 0, changed', 1)
  await as(asha).timer.orderPresets({ body: { ids: [ids[11]!, ids[3]!, newId()] } })
  expect((await namesOf(asha)).slice(0, 4)).toEqual(['Sit 11', 'Sit 3', 'Sit 0, changed', 'Sit 1'])
  await remove(asha, ids[1]!, 2)
  await save(asha, newId(), 'The new twelfth')
  expect((await namesOf(asha)).at(-1)).toBe('The new twelfth')
})

test('home gets the first three, in the member’s order, without those that were deleted', async () => {
  const [asha, ben] = [await member(), await member()]
  const ids = Array.from({ length: 5 }, () => newId())
  for (const [index, id] of ids.entries()) await save(asha, id, `Sit ${index}`)
  await remove(asha, ids[0]!, 1)
  await as(asha).timer.orderPresets({ body: { ids: [ids[4]!] } })
  const { firstSits } = await as(asha).journey.settings()
  expect(firstSits).toEqual([4, 1, 2].map((index) => ({ id: ids[index], name: `Sit ${index}` })))
  expect((await as(ben).journey.settings()).firstSits).toEqual([])
})

test('settings change one by one, each by its own last change', async () => {
  const asha = await member()
  const change = (changes: object, minute: number) =>
    as(asha).timer.changeSettings({ body: { changes, changedAt: at(minute) } })
  await change({ minutes: 20, limbType: 'dharana' }, 1)
  await change({ minutes: 45 }, 9)
  await change({ minutes: 30, mix: ['rain', 'wind'] }, 5)
  expect((await as(asha).timer.read()).settings).toEqual({ minutes: 45, limbType: 'dharana', mix: ['rain', 'wind'] })
})

test('a preset carries a breath, and an app that knows none saves it without', async () => {
  const asha = await member()
  const [paced, plain] = [newId(), newId()]
  const breath = { in: 4, hold: 2, out: 6, rest: 0 }
  const { breath: _, ...older } = sit
  await as(asha).timer.savePreset({
    params: { id: paced },
    body: { name: 'Paced', sit: { ...sit, breath }, changedAt: at(1) },
  })
  await as(asha).timer.savePreset({ params: { id: plain }, body: { name: 'Plain', sit: older, changedAt: at(1) } })
  expect((await as(asha).timer.read()).presets.map((preset) => preset.sit.breath)).toEqual([breath, null])
})

test('a preset from before there was a breath has none', async () => {
  const asha = await member()
  const id = newId()
  await save(asha, id, 'Early')
  await db
    .updateTable('sit_presets')
    .set({ sit: sql`sit - 'breath'` })
    .where('id', '=', id)
    .execute()
  expect((await as(asha).timer.read()).presets).toEqual([{ id, name: 'Early', sit }])
})

test('a change to another setting leaves the breath as it is', async () => {
  const asha = await member()
  const breath = { in: 5, hold: 0, out: 5, rest: 0 }
  await as(asha).timer.changeSettings({ body: { changes: { breath }, changedAt: at(1) } })
  await as(asha).timer.changeSettings({ body: { changes: { minutes: 20 }, changedAt: at(2) } })
  expect((await as(asha).timer.read()).settings).toEqual({ breath, minutes: 20 })
  await as(asha).timer.changeSettings({ body: { changes: { breath: null }, changedAt: at(3) } })
  expect((await as(asha).timer.read()).settings).toEqual({ breath: null, minutes: 20 })
})

test.each([
  ['thirteen stretches', { programme: programmeOf(13, 5) }],
  ['more than 300 minutes', { programme: programmeOf(2, 151) }],
  ['a breath that is too quick', { breath: { in: 2, hold: 0, out: 3, rest: 0 } }],
  ['a breath held too long', { breath: { in: 4, hold: 9, out: 4, rest: 0 } }],
  ['an in-breath that is too short', { breath: { in: 1, hold: 0, out: 8, rest: 0 } }],
  ['half a second', { breath: { in: 4.5, hold: 0, out: 6, rest: 0 } }],
  ['four sounds', { mix: ['rain', 'wind', 'fire', 'ocean'] }],
  ['no name', {}, ''],
])('refuses %s', async (_, changes: object, name = 'Sit') => {
  const asha = await member()
  await expect(
    as(asha).timer.savePreset({
      params: { id: newId() },
      body: { name, sit: { ...sit, ...changes }, changedAt: at(1) },
    }),
  ).rejects.toMatchObject({ code: 'request.invalid' })
})

function programmeOf(count: number, minutes: number) {
  const stretches = Array.from({ length: count }, () => ({ name: 'Sitting', minutes, strokes: 1 }))
  return { settle: { minutes: 0, strokes: 0 }, stretches }
}
