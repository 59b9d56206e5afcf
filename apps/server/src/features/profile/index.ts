export { pictureRoutes } from './picture.routes.ts'
export { profileRoutes } from './profile.routes.ts'
export { changeWords } from './profile.service.ts'
export { changePrivacy } from './privacy.service.ts'
