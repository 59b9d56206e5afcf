import { v7 as newClientId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, member } = await testApp({ clock })

const aNight = (changes: object = {}) => ({
  date: '2026-03-10',
  bedtime: '2026-03-09T23:00:00.000Z',
  wakeTime: '2026-03-10T07:00:00.000Z',
  quality: 7,
  ...changes,
})
const changedElsewhere = { status: 409, code: 'wellness.changed_elsewhere' }
const notFound = { status: 404, code: 'wellness.not_found' }

describe('an edit of a mood', () => {
  test('is refused if the mood has changed since, and the present one can be read', async () => {
    const asha = as(await member())
    const { id, version } = await asha.wellness.logMood({ body: { mood: 'calm' } })
    const edited = await asha.wellness.editMood({ params: { id }, body: { version, mood: 'happy' } })
    expect(edited).toMatchObject({ mood: 'happy', version: version + 1 })
    const late = asha.wellness.editMood({ params: { id }, body: { version, notes: 'Late.' } })
    await expect(late).rejects.toMatchObject(changedElsewhere)
    expect(await asha.wellness.readMood({ params: { id } })).toEqual(edited)
  })

  test('without a version always counts, as from clients that know none', async () => {
    const asha = as(await member())
    const { id } = await asha.wellness.logMood({ body: { mood: 'calm' } })
    await asha.wellness.editMood({ params: { id }, body: { mood: 'happy' } })
    expect(await asha.wellness.editMood({ params: { id }, body: { mood: 'sad' } })).toMatchObject({ version: 3 })
  })

  test('counts once if two devices send theirs at the same moment', async () => {
    const asha = as(await member())
    const { id, version } = await asha.wellness.logMood({ body: { mood: 'calm' } })
    const edits = await Promise.allSettled(
      Array.from({ length: 8 }, (_, energy) =>
        asha.wellness.editMood({ params: { id }, body: { version, energy: energy + 1 } }),
      ),
    )
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await asha.wellness.readMood({ params: { id } })).toMatchObject({ version: version + 1 })
  })
})

describe('an edit of a night', () => {
  test('is refused if the night has changed since', async () => {
    const asha = as(await member())
    const { id, version } = await asha.wellness.logSleep({ body: aNight() })
    const edited = await asha.wellness.editSleep({ params: { id }, body: { version, quality: 3 } })
    const late = asha.wellness.editSleep({ params: { id }, body: { version, notes: 'Late.' } })
    await expect(late).rejects.toMatchObject(changedElsewhere)
    expect(await asha.wellness.readSleep({ params: { id } })).toEqual(edited)
  })
})

describe('a mood that arrives late', () => {
  test('counts for the day on which it was felt', async () => {
    const asha = as(await member())
    const body = { mood: 'sad' as const, feltAt: '2026-03-07T21:30:00+05:30', clientId: newClientId() }
    const saved = await asha.wellness.logMood({ body })
    expect(saved).toMatchObject({ createdAt: '2026-03-07T16:00:00.000Z', practiceDay: '2026-03-07' })
  })

  test('is never in the future, even if the device’s clock is ahead', async () => {
    const asha = as(await member())
    const saved = await asha.wellness.logMood({ body: { mood: 'calm', feltAt: '2026-03-12T00:00:00Z' } })
    expect(saved.createdAt).toBe('2026-03-10T12:00:00.000Z')
  })

  test('still counts in the order of days for the helplines', async () => {
    const asha = as(await member())
    const feel = async (mood: 'sad' | 'calm', feltAt: string) =>
      (await asha.wellness.logMood({ body: { mood, feltAt } })).offersHelp
    expect(await feel('calm', '2026-03-10T08:00:00Z')).toBe(false)
    expect(await feel('sad', '2026-03-09T08:00:00Z')).toBe(false)
    expect(await feel('sad', '2026-03-08T08:00:00Z')).toBe(false)
    // The latest day ended calm, whatever arrives after it.
    expect(await feel('sad', '2026-03-07T08:00:00Z')).toBe(false)
  })
})

test('copies of an entry that race with its deletion never restore it', async () => {
  const asha = as(await member())
  for (let round = 0; round < 5; round++) {
    const mood = { mood: 'calm' as const, clientId: newClientId() }
    const night = aNight({ clientId: newClientId(), bedtime: null, wakeTime: null })
    const [savedMood, savedNight] = [
      await asha.wellness.logMood({ body: mood }),
      await asha.wellness.logSleep({ body: night }),
    ]
    await Promise.allSettled([
      asha.wellness.logMood({ body: mood }),
      asha.wellness.removeMood({ params: savedMood }),
      asha.wellness.logMood({ body: mood }),
      asha.wellness.logSleep({ body: night }),
      asha.wellness.removeSleep({ params: savedNight }),
      asha.wellness.logSleep({ body: night }),
    ])
  }
  expect((await asha.wellness.moods({ query: {} })).items).toEqual([])
  expect((await asha.wellness.nights({ query: {} })).items).toEqual([])
})

describe('the version that wasn’t chosen', () => {
  test('of a mood is among the deleted ones, once, and can be restored beside the other', async () => {
    const asha = as(await member())
    const { id } = await asha.wellness.logMood({ body: { mood: 'calm', energy: 6, notes: 'Kept.' } })
    const other = { params: { id }, body: { mood: 'sad' as const, notes: 'Other.', clientId: newClientId() } }
    await asha.wellness.setAsideMood(other)
    await asha.wellness.setAsideMood(other)
    const [deleted, ...more] = await asha.wellness.deleted()
    expect(more).toEqual([])
    expect(deleted).toMatchObject({
      mood: { mood: 'sad', energy: 6, notes: 'Other.', version: 1 },
      deletedAt: '2026-03-10T12:00:00.000Z',
      erasedAt: '2026-03-17T12:00:00.000Z',
    })
    await asha.wellness.restoreMood({ params: { id: deleted?.mood?.id ?? '' } })
    await asha.wellness.setAsideMood(other)
    expect(await asha.wellness.deleted()).toEqual([])
    const notes = (await asha.wellness.moods({ query: {} })).items.map((mood) => mood.notes)
    expect(notes.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual(['Kept.', 'Other.'])
  })

  test('of a night is listed with its own times', async () => {
    const asha = as(await member())
    const { id } = await asha.wellness.logSleep({ body: aNight() })
    const body = { bedtime: '2026-03-09T22:30:00.000Z', quality: 2, clientId: newClientId() }
    await asha.wellness.setAsideSleep({ params: { id }, body })
    expect((await asha.wellness.deleted()).map(({ night }) => night)).toMatchObject([
      { bedtime: body.bedtime, wakeTime: '2026-03-10T07:00:00.000Z', duration: 510, quality: 2 },
    ])
  })

  test('can only be of an entry of one’s own', async () => {
    const [asha, ben] = [as(await member()), as(await member())]
    const mood = await asha.wellness.logMood({ body: { mood: 'calm' } })
    const night = await asha.wellness.logSleep({ body: aNight() })
    const body = { clientId: newClientId() }
    await expect(ben.wellness.setAsideMood({ params: mood, body })).rejects.toMatchObject(notFound)
    await expect(ben.wellness.setAsideSleep({ params: night, body })).rejects.toMatchObject(notFound)
    await expect(ben.wellness.readMood({ params: mood })).rejects.toMatchObject(notFound)
    await expect(ben.wellness.readSleep({ params: night })).rejects.toMatchObject(notFound)
    expect([await asha.wellness.deleted(), await ben.wellness.deleted()]).toEqual([[], []])
  })
})
