import { randomUUID } from 'node:crypto'
import type { api } from '@sadhana/contract'
import type { Requests } from './kit.ts'

export const waitlistRequests: Requests<typeof api>['waitlist'] = {
  join: async () => ({ body: { email: `${randomUUID()}@example.org`, name: 'Mira', currentPractice: 'beginner' } }),
}
