import { profile } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { changeConnection, readConnections } from './connections.service.ts'
import { changeLanguage, changeProfile, changeUsername } from './profile.service.ts'
import { changePicture, type PictureDeps } from './picture.service.ts'
import { changePrivacy, readPrivacy } from './privacy.service.ts'
import { changeReasons, readReasons } from './reasons.service.ts'

export const profileRoutes = (deps: Omit<PictureDeps, 'db'>) =>
  implement(profile, {
    change: ({ member, body, db }) => changeProfile({ ...deps, db }, member.id, body),
    changePicture: ({ member, upload, db }) => changePicture({ ...deps, db }, member.id, upload),
    changeUsername: ({ member, body, db }) => changeUsername({ ...deps, db }, member.id, body.username),
    changeLanguage: ({ member, body, caller, db }) => changeLanguage({ ...deps, db }, member.id, body.language, caller),
    socialConnections: ({ member, db }) => readConnections(db, member.id),
    connect: ({ member, body, db }) => changeConnection({ ...deps, db }, member.id, body),
    privacy: ({ member, db }) => readPrivacy(db, member.id),
    changePrivacy: ({ member, body, db }) => changePrivacy(db, member.id, body),
    reasons: ({ member, db }) => readReasons(db, member.id),
    changeReasons: ({ member, body, db }) => changeReasons({ ...deps, db }, member.id, body.reasons),
  })
