import { inbox } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { markSeen, readInbox } from './inbox.service.ts'
import { changeSettings, readSettings } from './settings.service.ts'

type Deps = { clock: Clock; publish: Publish }

export const inboxRoutes = ({ clock, publish }: Deps) =>
  implement(inbox, {
    list: ({ member, caller, db }) => readInbox({ db, clock }, member.id, caller.language),
    markSeen: ({ member, body, db }) => markSeen({ db, clock, publish }, member.id, body.upTo),
    settings: ({ member, db }) => readSettings(db, member.id),
    changeSettings: ({ member, body, db }) => changeSettings({ db, publish }, member.id, body),
  })
