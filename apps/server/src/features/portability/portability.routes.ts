import { portability } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { exportCsv } from './portability.service.ts'

export const portabilityRoutes = () =>
  implement(portability, {
    csv: ({ member, db }) => exportCsv({ db }, member.id),
  })
