import type { Hardship } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { publishArticles, runChallenges } from '#features/journey/index.ts'
import { archivedRows } from '#features/portability/archive/archive-format.service.ts'
import { samplePicture } from '#testing/pictures.ts'
import { aPractice } from '#testing/practice.ts'
import type { testApp } from '#testing/test-app.ts'
import { rowsIn } from './archives.ts'

type App = Pick<Awaited<ReturnType<typeof testApp>>, 'as' | 'member' | 'db' | 'clock'>
type Member = Awaited<ReturnType<App['member']>>

export const articleSlug = 'a-seat-that-can-be-kept'

export async function prepareLives({ db, clock }: App): Promise<void> {
  await publishArticles(db)
  await runChallenges({ db, clock })
}

export const hard: Hardship = { severity: 'quite', words: ['old_memories', 'low'] }

/** A member with something of everything that an archive restores. */
export async function liveIn({ as, member }: App): Promise<Member> {
  const asha = await member()
  const { id } = await as(asha).practice.log({
    body: aPractice({ notes: 'Cold floor.', tags: ['Yin', 'योग'], shareNotes: true }),
  })
  for (const [caption, side] of [['The mat', 90] as const, ['', 150] as const]) {
    const params = { id, pictureId: newId() }
    await as(asha).practicePictures.add({ params, body: samplePicture(side) })
    await as(asha).practicePictures.describe({ params, body: { caption } })
  }
  await as(asha).practice.log({ body: aPractice({ notes: 'शान्ति <b>', afterFeeling: undefined, hard }) })
  await as(asha).meditation.save({ body: { duration: 12, ambientSound: 'rain', interrupted: true } })
  await as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6, notes: 'Light.' } })
  await as(asha).wellness.logMood({ body: { mood: 'sad' } })
  await as(asha).wellness.logSleep({ body: { date: '2026-03-01', duration: 400, quality: 8 } })
  await as(asha).wellness.logSleep({ body: { date: '2026-03-01', duration: 30 } })
  await as(asha).journey.pause({ body: { firstDay: '2026-01-10', lastDay: '2026-01-12' } })
  await as(asha).journey.changeSettings({ body: { weeklyGoal: 5 } })
  await as(asha).profile.connect({ body: { platform: 'x', platformUsername: 'asha', isConnected: true } })
  await as(asha).profile.change({ body: { displayName: 'Asha', bio: 'I sit by the river.' } })
  await as(asha).profile.changePicture({ body: samplePicture() })
  await as(asha).learning.saveReading({ params: { slug: articleSlug }, body: { place: 3, isRead: true } })
  await as(asha).guide.ask({ body: { message: 'What is pratyahara?' } })
  await as(asha).guide.ask({ body: { message: 'And how do I begin?' } })
  await as(asha).journey.changeSettings({ body: { dayEndsAt: 180, zone: 'Asia/Kolkata', zoneFollowsDevice: false } })
  await as(asha).recommendation.hide({ params: { limbType: 'asana' }, body: { for: 'month' } })
  const [challenge] = (await as(asha).journey.challenges()).active
  await as(asha).journey.joinChallenge({ params: { id: challenge!.id } })
  return asha
}

/** Ids and addresses belong to the account. */
const ofTheAccount = new Set(['id', 'session_id', 'media_url', 'profile_image'])

/** A picture's bytes change when it is re-encoded, so a test says how it looks at one. */
type See = (picture: Buffer | undefined) => Promise<unknown>

/** What a member wrote, and their pictures. */
export async function authored(files: Map<string, Buffer>, seen: See, ofThePlace: readonly string[] = []) {
  const tables = Object.entries(archivedRows).map(([table, schema]) => {
    const rows = rowsIn(files, table).map((row) => Object.entries(schema.parse(row) as Record<string, unknown>))
    const isSaid = ([field]: [string, unknown]) =>
      !ofTheAccount.has(field) && !ofThePlace.includes(field) && (table !== 'session_media' || field !== 'created_at')
    return [table, rows.map((row) => JSON.stringify(Object.fromEntries(row.filter(isSaid)))).toSorted()] as const
  })
  const practices = rowsIn(files, 'practice_sessions')
  const pictures = await Promise.all(
    rowsIn(files, 'session_media')
      .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
      .map(async ({ session_id: sessionId, media_url: name, caption }) => ({
        of: practices.find(({ id }) => id === sessionId)?.notes,
        caption,
        shows: await seen(files.get(`files/practice-pictures/${String(sessionId)}/${String(name)}-large.webp`)),
      })),
  )
  const image = String(rowsIn(files, 'users')[0]?.profile_image).split('/').at(-1)
  return { tables: Object.fromEntries(tables), pictures, portrait: await seen(files.get(`files/pictures/${image}`)) }
}
