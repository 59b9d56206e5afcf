import { message } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import type { Publish } from '#platform/realtime/publish.ts'
import { implement } from '#platform/http/implement.ts'
import {
  changeSettings,
  listOwnConversations,
  listOwnPartners,
  markRead,
  readConversation,
  readSettings,
  removeFor,
  sendMessage,
} from './message.service.ts'
import { reportConversation } from './report.service.ts'

type Deps = { clock: Clock; publish: Publish }

export const directMessageRoutes = ({ clock, publish }: Deps) =>
  implement(message, {
    conversations: ({ member, query, db }) => listOwnConversations(db, member.id, query),
    partners: ({ member, query, db }) => listOwnPartners(db, member.id, query),
    read: ({ member, params, query, db }) => readConversation(db, member.id, params.id, query),
    send: ({ member, params, body, db }) => sendMessage({ db, clock, publish }, member.id, params.id, body),
    markRead: ({ member, params, body, db }) => markRead({ db, publish }, member.id, params.id, body.upTo),
    remove: ({ member, params, db }) => removeFor({ db, publish }, member.id, params.id, params.messageId),
    clear: ({ member, params, db }) => removeFor({ db, publish }, member.id, params.id),
    settings: ({ member, db }) => readSettings(db, member.id),
    changeSettings: ({ member, body, db }) => changeSettings(db, member.id, body),
    report: ({ member, params, body, db }) => reportConversation({ db, clock }, member.id, params.id, body),
  })
