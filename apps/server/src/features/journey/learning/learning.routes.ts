import { learning } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import { changeReading, readArticle, suggestArticles } from './learning.service.ts'

export const learningRoutes = (deps: { clock: Clock }) =>
  implement(learning, {
    suggestions: ({ member, db }) => suggestArticles({ ...deps, db }, member.id),
    article: ({ member, params, db }) => readArticle({ ...deps, db }, member.id, params.slug),
    saveReading: ({ member, params, body, db }) => changeReading({ ...deps, db }, member.id, params.slug, body),
  })
