import { questionDayRoutes, questionRoutes, wellness } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { listDeletedEntries } from './deleted-entries.service.ts'
import { editMood, listOwnMoods, logMood, readOwnMood, removeMood, restoreMood, setAsideMood } from './mood.service.ts'
import { changePreferences, dismissHelp, type PreferencesDeps, readPreferences } from './preferences.service.ts'
import {
  forgetQuestion,
  keepQuestion,
  listOwnQuestions,
  noteDay,
  readOwnQuestion,
  readProspect,
  startQuestion,
  stopQuestion,
} from './questions/questions.service.ts'
import {
  editSleep,
  listOwnNights,
  logSleep,
  readOwnNight,
  removeSleep,
  restoreSleep,
  setAsideSleep,
} from './sleep.service.ts'

export const wellnessRoutes = ({ clock, changeSettings }: Omit<PreferencesDeps, 'db'>) =>
  implement(
    { ...wellness, ...questionRoutes, ...questionDayRoutes },
    {
      logMood: ({ member, body, db }) => logMood({ db, clock }, member.id, body),
      moods: ({ member, query, db }) => listOwnMoods({ db }, member.id, query),
      readMood: ({ member, params, db }) => readOwnMood({ db }, member.id, params.id),
      setAsideMood: ({ member, params, body, db }) => setAsideMood({ db, clock }, member.id, params.id, body),
      editMood: ({ member, params, body, db }) => editMood({ db }, member.id, params.id, body),
      removeMood: ({ member, params, db }) => removeMood({ db, clock }, member.id, params.id),
      restoreMood: ({ member, params, db }) => restoreMood({ db, clock }, member.id, params.id),
      logSleep: ({ member, body, db }) => logSleep({ db, clock }, member.id, body),
      nights: ({ member, query, db }) => listOwnNights({ db }, member.id, query),
      readSleep: ({ member, params, db }) => readOwnNight({ db }, member.id, params.id),
      setAsideSleep: ({ member, params, body, db }) => setAsideSleep({ db, clock }, member.id, params.id, body),
      editSleep: ({ member, params, body, db }) => editSleep({ db, clock }, member.id, params.id, body),
      removeSleep: ({ member, params, db }) => removeSleep({ db, clock }, member.id, params.id),
      restoreSleep: ({ member, params, db }) => restoreSleep({ db, clock }, member.id, params.id),
      deleted: ({ member, db }) => listDeletedEntries({ db, clock }, member.id),
      preferences: ({ member, db }) => readPreferences({ db }, member.id),
      changePreferences: ({ member, body, db }) => changePreferences({ db, clock, changeSettings }, member.id, body),
      questions: ({ member, db }) => listOwnQuestions({ db, clock }, member.id),
      questionProspect: ({ member, query, db }) => readProspect({ db, clock }, member.id, query),
      startQuestion: ({ member, body, db }) => startQuestion({ db, clock }, member.id, body),
      readQuestion: ({ member, params, db }) => readOwnQuestion({ db, clock }, member.id, params.id),
      noteQuestionDay: ({ member, params, body, db }) => noteDay({ db, clock }, member.id, { params, body }),
      stopQuestion: ({ member, params, db }) => stopQuestion({ db, clock }, member.id, params.id),
      keepQuestion: ({ member, params, db }) => keepQuestion({ db, clock }, member.id, params.id),
      forgetQuestion: ({ member, params, db }) => forgetQuestion({ db, clock }, member.id, params.id),
      dismissHelp: ({ member, db }) => dismissHelp({ db, clock }, member.id),
    },
  )
