export { directMessageRoutes } from './message.routes.ts'
export { tellOfBlock } from './message.service.ts'
