import { insight, recommendation, reflection } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'

export const insightApi = callsOf(insight)
export const recommendationApi = callsOf(recommendation)
export const reflectionApi = callsOf(reflection)
