import { portability } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { exportCsv, exportMoods, exportSleep } from './portability.service.ts'

export const portabilityRoutes = () =>
  implement(portability, {
    csv: ({ member, db }) => exportCsv({ db }, member.id),
    moodCsv: ({ member, db }) => exportMoods({ db }, member.id),
    sleepCsv: ({ member, db }) => exportSleep({ db }, member.id),
  })
