export { insertImportedSits } from './meditation.repo.ts'
export { meditationRoutes } from './meditation.routes.ts'
export { saveSit, sitTrash } from './meditation.service.ts'
