import { journey } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { listAchievements, placeAchievement } from './achievements/achievements.service.ts'
import {
  acceptBuddy,
  endBuddy,
  inviteBuddy,
  listBuddies,
  listCandidates,
  removeInvitation,
  sendQuietWord,
} from './buddies/buddies.service.ts'
import { joinChallenge, leaveChallenge, listChallenges } from './challenges/challenges.service.ts'
import { answerGentleOffer, endGentleDays, noteGentleOffer, resumeGentleDays } from './settings/gentle.service.ts'
import { addPause, endPause } from './settings/pauses.service.ts'
import { changeSettings, readSettings, type SettingsDeps } from './settings/settings.service.ts'
import { readStats } from './stats/stats.service.ts'
import { readSummary } from './stats/summary.service.ts'

export const journeyRoutes = (deps: Omit<SettingsDeps, 'db'>) =>
  implement(journey, {
    stats: ({ member, caller, db }) => readStats({ ...deps, db }, member.id, caller.language),
    summary: ({ member, db }) => readSummary({ ...deps, db }, member.id),
    achievements: ({ member, caller, db }) => listAchievements({ ...deps, db }, member.id, caller.language),
    placeAchievement: ({ member, params, db }) => placeAchievement({ ...deps, db }, member.id, params.id),
    settings: ({ member, db }) => readSettings({ ...deps, db }, member.id),
    changeSettings: ({ member, body, db }) => changeSettings({ ...deps, db }, member.id, body),
    pause: ({ member, body, db }) => addPause({ ...deps, db }, member.id, body),
    endPause: ({ member, params, db }) => endPause({ ...deps, db }, member.id, params.id),

    noteGentleOffer: ({ member, db }) => noteGentleOffer({ ...deps, db }, member.id),
    answerGentleOffer: ({ member, body, db }) => answerGentleOffer({ ...deps, db }, member.id, body.answer),
    endGentleDays: ({ member, db }) => endGentleDays({ ...deps, db }, member.id),
    resumeGentleDays: ({ member, db }) => resumeGentleDays({ ...deps, db }, member.id),

    challenges: ({ member, caller, db }) => listChallenges({ ...deps, db }, member.id, caller.language),
    joinChallenge: ({ member, params, db }) => joinChallenge({ ...deps, db }, member.id, params.id),
    leaveChallenge: ({ member, params, db }) => leaveChallenge(db, member.id, params.id),

    buddies: ({ member, db }) => listBuddies({ ...deps, db }, member.id),
    buddyCandidates: ({ member, query, db }) => listCandidates(db, member.id, query),
    inviteBuddy: ({ member, params, db }) => inviteBuddy({ ...deps, db }, member.id, params.id),
    removeInvitation: ({ member, params, db }) => removeInvitation(db, member.id, params.id),
    acceptBuddy: ({ member, params, db }) => acceptBuddy({ ...deps, db }, member.id, params.id),
    endBuddy: ({ member, params, db }) => endBuddy(db, member.id, params.id),
    sendQuietWord: ({ member, params, body, db }) => sendQuietWord({ ...deps, db }, member.id, params.id, body.word),
  })
