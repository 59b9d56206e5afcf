import { feedRoutes } from './feed.ts'
import { peopleRoutes } from './people.ts'
import { safetyRoutes } from './safety.ts'

export * from './feed.ts'
export * from './people.ts'
export * from './person.ts'
export * from './safety.ts'

export const community = { ...feedRoutes, ...peopleRoutes, ...safetyRoutes }
