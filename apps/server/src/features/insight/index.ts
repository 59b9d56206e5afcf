export { insightRoutes } from './insight.routes.ts'
export { feelingChangesOf, firstDayOf, rankLimbs } from './insight.rules.ts'
export { readAnalytics } from './insight.service.ts'
export { recommendationRoutes } from './recommendations/recommendations.routes.ts'
