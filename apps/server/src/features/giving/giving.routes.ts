import { giving } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import type { GivingDeps } from './shared/giving.deps.ts'
import { pay, stop } from './giving.service.ts'
import { changeEarlyAccess, readEarlyAccess } from './promises/promises.service.ts'
import { confirm, readFacts, readReceipts, readSubscription } from './agreement/reading.service.ts'

export const givingRoutes = (deps: Omit<GivingDeps, 'db'>) =>
  implement(giving, {
    facts: ({ db }) => readFacts({ ...deps, db }),
    pay: ({ member, body, db }) => pay({ ...deps, db }, member.id, body),
    confirm: ({ member, body, db }) => confirm({ ...deps, db }, member.id, body.id),
    receipts: ({ member, query, db }) => readReceipts({ db }, member.id, query),
    subscription: ({ member, db }) => readSubscription({ ...deps, db }, member.id),
    stop: async ({ member, db }) => {
      await stop({ ...deps, db }, member.id)
      return readSubscription({ ...deps, db }, member.id)
    },
    earlyAccess: ({ member, db }) => readEarlyAccess({ ...deps, db }, member.id),
    changeEarlyAccess: ({ member, body, db }) => changeEarlyAccess({ ...deps, db }, member.id, body.isOn),
  })
