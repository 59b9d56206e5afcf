import { addDays, type api } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { hashOf } from '#features/wellness/questions/seed.service.ts'
import type { Kit, Requests } from './kit.ts'

const lastNight = ({ clock }: Kit) => {
  const date = addDays(clock.now().toISOString().slice(0, 10), -1)
  return { date, bedtime: `${addDays(date, -1)}T23:00:00Z`, wakeTime: `${date}T07:00:00Z`, quality: 7, duration: null }
}

async function withMood(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).wellness.logMood({ body: { mood: 'calm', energy: 6 } })
  return { as: asha, params: { id } }
}

async function withNight(kit: Kit) {
  const asha = await kit.member()
  const { id } = await kit.as(asha).wellness.logSleep({ body: lastNight(kit) })
  return { as: asha, params: { id } }
}

const aQuestion = {
  title: 'Do I sleep better after an evening sit?',
  a: 'an evening sit of ten minutes or more',
  b: 'no evening sit',
  outcome: 'sleep-quality',
  weeks: 8,
} as const

async function withQuestion(kit: Kit) {
  const asha = await kit.member()
  const { id, firstDay } = await kit.as(asha).wellness.startQuestion({ body: aQuestion })
  return { as: asha, params: { id }, firstDay }
}

/** As if it had started long ago: the clock stays where it is for the other requests. */
async function withAnswer(kit: Kit) {
  const { as, params } = await withQuestion(kit)
  const row = await kit.db.selectFrom('questions').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow()
  const firstDay = addDays(row.first_day, -60)
  const frozen = row.frozen as typeof aQuestion
  const sha256 = hashOf({ frozen, firstDay, seed: row.seed })
  await kit.db.updateTable('questions').set({ first_day: firstDay, sha256 }).where('id', '=', params.id).execute()
  return { as, params, firstDay }
}

export const wellnessRequests: Requests<typeof api>['wellness'] = {
  logMood: async (kit) => ({ as: await kit.member(), body: { mood: 'calm', energy: 6 } }),
  moods: async (kit) => ({ as: (await withMood(kit)).as, query: {} }),
  readMood: withMood,
  setAsideMood: async (kit) => ({ ...(await withMood(kit)), body: { mood: 'sad', clientId: newId() } }),
  editMood: async (kit) => ({ ...(await withMood(kit)), body: { mood: 'happy' } }),
  removeMood: withMood,
  restoreMood: async (kit) => {
    const { as, params } = await withMood(kit)
    await kit.as(as).wellness.removeMood({ params })
    return { as, params }
  },
  logSleep: async (kit) => ({ as: await kit.member(), body: lastNight(kit) }),
  nights: async (kit) => ({ as: (await withNight(kit)).as, query: {} }),
  readSleep: withNight,
  setAsideSleep: async (kit) => ({ ...(await withNight(kit)), body: { quality: 2, clientId: newId() } }),
  editSleep: async (kit) => ({ ...(await withNight(kit)), body: { quality: 8 } }),
  removeSleep: withNight,
  restoreSleep: async (kit) => {
    const { as, params } = await withNight(kit)
    await kit.as(as).wellness.removeSleep({ params })
    return { as, params }
  },
  deleted: async (kit) => ({ as: (await withMood(kit)).as }),
  questions: async (kit) => ({ as: (await withQuestion(kit)).as }),
  questionProspect: async (kit) => ({ as: await kit.member(), query: { outcome: 'energy' } }),
  startQuestion: async (kit) => ({ as: await kit.member(), body: aQuestion }),
  readQuestion: withQuestion,
  noteQuestionDay: async (kit) => {
    const { as, params, firstDay } = await withAnswer(kit)
    return { as, params: { ...params, day: firstDay }, body: { isKept: false } }
  },
  stopQuestion: withQuestion,
  keepQuestion: withAnswer,
  forgetQuestion: withAnswer,
  preferences: async (kit) => ({ as: await kit.member() }),
  changePreferences: async (kit) => ({ as: await kit.member(), body: { difficultyLevel: 'advanced' } }),
  dismissHelp: async (kit) => ({ as: await kit.member() }),
}
