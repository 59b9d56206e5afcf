import { profile } from '@sadhana/contract'
import { implement } from '#platform/http/implement.ts'
import { changePrivacy, readPrivacy } from './privacy.service.ts'

export const profileRoutes = () =>
  implement(profile, {
    privacy: ({ member, db }) => readPrivacy(db, member.id),
    changePrivacy: ({ member, body, db }) => changePrivacy(db, member.id, body),
  })
