import { insight } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { type InsightDeps, readAnalytics } from './insight.service.ts'
import { readWellness } from './wellness.service.ts'

export const insightRoutes = (deps: Omit<InsightDeps, 'db'>) =>
  implement(insight, {
    analytics: ({ member, query, db }) => readAnalytics({ ...deps, db }, member.id, query.range),
    wellness: ({ member, db }) => readWellness({ ...deps, db }, member.id),
  })
