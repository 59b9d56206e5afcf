export { portabilityRoutes } from './portability.routes.ts'
