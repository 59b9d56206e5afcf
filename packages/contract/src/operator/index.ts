import { defineRoutes } from '../http/http.ts'
import { auditRoutes } from './audit.ts'
import { memberRoutes } from './members.ts'
import { moderationRoutes } from './reports.ts'
import { challengeDeskRoutes } from './challenges.ts'
import { closingRoutes } from './closing.ts'
import { letterDeskRoutes } from './letters.ts'
import { overviewRoutes } from './overview.ts'
import { ConsoleMe } from './role.ts'
import { switchRoutes } from './switches.ts'
import { waitlistDeskRoutes } from './waitlist.ts'

export * from './audit.ts'
export * from './decision.ts'
export * from './members.ts'
export * from './reports.ts'
export * from './challenges.ts'
export * from './closing.ts'
export * from './closing-texts.ts'
export * from './letters.ts'
export * from './overview.ts'
export * from './role.ts'
export * from './switches.ts'
export * from './waitlist.ts'

/** The console at /operators. For everyone without a role, these routes don't exist. */
export const operator = defineRoutes({
  me: {
    method: 'GET',
    path: '/api/operator/me',
    summary: 'Get your role and what waits for you.',
    access: 'moderator',
    reply: ConsoleMe,
    errors: [],
  },
  ...auditRoutes,
  ...moderationRoutes,
  ...memberRoutes,
  ...overviewRoutes,
  ...letterDeskRoutes,
  ...waitlistDeskRoutes,
  ...challengeDeskRoutes,
  ...switchRoutes,
  ...closingRoutes,
})
