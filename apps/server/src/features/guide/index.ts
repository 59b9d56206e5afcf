export { countAnswersIn } from './guide.deps.ts'
export { guideRoutes } from './guide.routes.ts'
export { isCrisis } from './safety/crisis.rules.ts'
export { publishPassages } from './library/library.service.ts'
