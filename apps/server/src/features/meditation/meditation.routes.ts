import { meditation } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { listSits, type MeditationDeps, readStats, removeSit, saveSit } from './meditation.service.ts'

export const meditationRoutes = (deps: Omit<MeditationDeps, 'db'>) =>
  implement(meditation, {
    save: ({ member, body, db }) => saveSit({ ...deps, db }, member.id, body, { isForOneself: Boolean(member.token) }),
    list: ({ member, query, db }) => listSits({ db }, member.id, query),
    remove: ({ member, params, db }) => removeSit({ ...deps, db }, member.id, params.id),
    stats: ({ member, db }) => readStats({ ...deps, db }, member.id),
  })
