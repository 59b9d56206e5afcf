export { countAnswersIn } from './guide.deps.ts'
export { guideRoutes } from './guide.routes.ts'
export { publishPassages } from './library/library.service.ts'
