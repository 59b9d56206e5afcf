import { profile } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import { changeConnection, readConnections } from './connections.service.ts'
import { changeProfile, changeUsername } from './profile.service.ts'
import { changePrivacy, readPrivacy } from './privacy.service.ts'
import { changeReasons, readReasons } from './reasons.service.ts'

export const profileRoutes = ({ clock }: { clock: Clock }) =>
  implement(profile, {
    change: ({ member, body, db }) => changeProfile({ db, clock }, member.id, body),
    changeUsername: ({ member, body, db }) => changeUsername({ db, clock }, member.id, body.username),
    socialConnections: ({ member, db }) => readConnections(db, member.id),
    connect: ({ member, body, db }) => changeConnection({ db, clock }, member.id, body),
    privacy: ({ member, db }) => readPrivacy(db, member.id),
    changePrivacy: ({ member, body, db }) => changePrivacy(db, member.id, body),
    reasons: ({ member, db }) => readReasons(db, member.id),
    changeReasons: ({ member, body, db }) => changeReasons({ db, clock }, member.id, body.reasons),
  })
