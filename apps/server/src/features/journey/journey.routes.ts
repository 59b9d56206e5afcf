import { journey } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { listAchievements, placeAchievement } from './achievements/achievements.service.ts'
import { addPause, endPause } from './settings/pauses.service.ts'
import { changeSettings, readSettings, type SettingsDeps } from './settings/settings.service.ts'
import { readStats } from './stats/stats.service.ts'

export const journeyRoutes = (deps: Omit<SettingsDeps, 'db'>) =>
  implement(journey, {
    stats: ({ member, db }) => readStats({ ...deps, db }, member.id),
    achievements: ({ member, db }) => listAchievements({ ...deps, db }, member.id),
    placeAchievement: ({ member, params, db }) => placeAchievement({ ...deps, db }, member.id, params.id),
    settings: ({ member, db }) => readSettings({ ...deps, db }, member.id),
    changeSettings: ({ member, body, db }) => changeSettings({ ...deps, db }, member.id, body),
    pause: ({ member, body, db }) => addPause({ ...deps, db }, member.id, body),
    endPause: ({ member, params, db }) => endPause({ ...deps, db }, member.id, params.id),
  })
