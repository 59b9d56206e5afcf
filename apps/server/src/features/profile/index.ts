export { profileRoutes } from './profile.routes.ts'
export { changePrivacy } from './privacy.service.ts'
