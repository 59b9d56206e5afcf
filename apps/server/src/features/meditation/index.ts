export { meditationRoutes } from './meditation.routes.ts'
export { saveSit, sitTrash } from './meditation.service.ts'
