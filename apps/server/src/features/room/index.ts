export { roomPurge } from './room.jobs.ts'
export { roomRoutes } from './room.routes.ts'
export { tellAfterBlock } from './room-safety.service.ts'
