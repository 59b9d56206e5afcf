import { profile } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import { changePrivacy, readPrivacy } from './privacy.service.ts'
import { changeReasons, readReasons } from './reasons.service.ts'

export const profileRoutes = ({ clock }: { clock: Clock }) =>
  implement(profile, {
    privacy: ({ member, db }) => readPrivacy(db, member.id),
    changePrivacy: ({ member, body, db }) => changePrivacy(db, member.id, body),
    reasons: ({ member, db }) => readReasons(db, member.id),
    changeReasons: ({ member, body, db }) => changeReasons({ db, clock }, member.id, body.reasons),
  })
