import { insight } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { type ComparisonDeps, compareRanges } from './comparison/comparison.service.ts'
import { readHardPractices } from './hard/hard.service.ts'
import { readAnalytics } from './insight.service.ts'
import { readWellness } from './wellness/wellness.service.ts'

export const insightRoutes = (deps: Omit<ComparisonDeps, 'db'>) =>
  implement(insight, {
    analytics: ({ member, query, db }) => readAnalytics({ ...deps, db }, member.id, query.range),
    wellness: ({ member, db }) => readWellness({ ...deps, db }, member.id),
    hard: ({ member, db }) => readHardPractices({ ...deps, db }, member.id),
    compare: ({ member, query, db }) => compareRanges({ ...deps, db }, member.id, query),
  })
