import { practice } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import {
  editSession,
  eraseSession,
  listDeleted,
  listOwnSessions,
  logByToken,
  logSession,
  readSession,
  readTags,
  readUsual,
  removeSession,
  restoreSession,
  type TrashDeps,
} from './practice.service.ts'
import { setAside } from './set-aside.service.ts'

export const practiceRoutes = (deps: Omit<TrashDeps, 'db'>) =>
  implement(practice, {
    log: ({ member, body, db }) => (member.token ? logByToken : logSession)({ ...deps, db }, member.id, body),
    list: ({ member, query, db }) => listOwnSessions({ db }, member.id, query),
    listShort: ({ member, query, db }) => listOwnSessions({ db }, member.id, query),
    usual: ({ member, db }) => readUsual({ ...deps, db }, member.id),
    tags: ({ member, db }) => readTags({ db }, member.id),
    read: ({ member, params, db }) => readSession({ db }, member.id, params.id),
    edit: ({ member, params, body, db }) => editSession({ ...deps, db }, member.id, params.id, body),
    setAside: ({ member, params, body, db }) => setAside({ ...deps, db }, member.id, params.id, body),
    remove: ({ member, params, db }) => removeSession({ ...deps, db }, member.id, params.id),
    restore: ({ member, params, db }) => restoreSession({ ...deps, db }, member.id, params.id),
    listDeleted: ({ member, query, db }) => listDeleted({ ...deps, db }, member.id, query),
    erase: ({ member, params, db }) => eraseSession({ ...deps, db }, member.id, params.id),
  })
