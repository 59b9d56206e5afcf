export { meditationRoutes } from './meditation.routes.ts'
export { sitKeeper } from './meditation.service.ts'
