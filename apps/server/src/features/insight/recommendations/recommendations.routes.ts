import { recommendation } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import type { InsightDeps } from '../shared/insight.deps.ts'
import { hideRecommendation, readRecommendations, showRecommendation } from './recommendations.service.ts'

export const recommendationRoutes = (deps: Omit<InsightDeps, 'db'>) =>
  implement(recommendation, {
    list: ({ member, caller, db }) => readRecommendations({ ...deps, db }, member.id, caller.language),
    hide: ({ member, params, body, db }) => hideRecommendation({ ...deps, db }, member.id, params.limbType, body.for),
    show: ({ member, params, db }) => showRecommendation({ db }, member.id, params.limbType),
  })
