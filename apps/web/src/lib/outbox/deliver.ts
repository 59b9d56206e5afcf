import {
  community,
  learning,
  meditation,
  messageSending,
  practice,
  timer,
  questionDayRoutes,
  wellness,
  type Client,
} from '@sadhana/contract'
import type { Act, Entry, Kind, Message } from './message.rules.ts'

const routes = {
  community,
  learning,
  meditation,
  message: messageSending,
  practice,
  timer,
  wellness: { ...wellness, ...questionDayRoutes },
}
export type OutboxApi = Client<typeof routes>

type Request = (api: OutboxApi, message: Message) => Promise<unknown>
type Requests = Partial<Record<Act, Request>> & { read?: (api: OutboxApi, id: string) => Promise<Entry> }

const idOf = ({ id, subject }: Message) => id ?? subject
const params = (message: Message) => ({ params: { id: idOf(message) } })

/** The bodies were checked by the forms that made them, and the server checks them again. */
const bodyOf = ({ body }: Message, more: object = {}) => ({ ...body, ...more }) as never

const practiceRequests = {
  edit: async (api, message) => {
    // After a restore, the version is that of the entry as it came back.
    const version = message.version ?? (await api.practice.read(params(message))).version
    return api.practice.edit({ ...params(message), body: bodyOf(message, { version }) })
  },
  remove: (api, message) => api.practice.remove(params(message)),
  restore: (api, message) => api.practice.restore(params(message)),
  'set-aside': (api, message) => api.practice.setAside({ ...params(message), body: bodyOf(message) }),
  read: (api, id) => api.practice.read({ params: { id } }),
} satisfies Requests

const withVersion = (message: Message) =>
  bodyOf(message, message.version === undefined ? {} : { version: message.version })

const requests: Record<Kind, Requests> = {
  practice: {
    ...practiceRequests,
    create: (api, message) => api.practice.log({ body: bodyOf(message, { clientId: message.subject }) }),
  },
  sit: {
    ...practiceRequests,
    create: (api, message) =>
      api.meditation.save({
        body: bodyOf(message, { clientId: message.subject }),
        idempotencyKey: message.subject,
      }),
  },
  mood: {
    create: (api, message) =>
      api.wellness.logMood({ body: bodyOf(message, { clientId: message.subject, feltAt: message.madeAt }) }),
    edit: (api, message) => api.wellness.editMood({ ...params(message), body: withVersion(message) }),
    remove: (api, message) => api.wellness.removeMood(params(message)),
    restore: (api, message) => api.wellness.restoreMood(params(message)),
    'set-aside': (api, message) => api.wellness.setAsideMood({ ...params(message), body: bodyOf(message) }),
    read: (api, id) => api.wellness.readMood({ params: { id } }),
  },
  sleep: {
    create: (api, message) => api.wellness.logSleep({ body: bodyOf(message, { clientId: message.subject }) }),
    edit: (api, message) => api.wellness.editSleep({ ...params(message), body: withVersion(message) }),
    remove: (api, message) => api.wellness.removeSleep(params(message)),
    restore: (api, message) => api.wellness.restoreSleep(params(message)),
    'set-aside': (api, message) => api.wellness.setAsideSleep({ ...params(message), body: bodyOf(message) }),
    read: (api, id) => api.wellness.readSleep({ params: { id } }),
  },
  like: { set: (api, message) => api.community.like({ ...params(message), body: bodyOf(message) }) },
  preset: {
    set: (api, message) =>
      api.timer.savePreset({ ...params(message), body: bodyOf(message, { changedAt: message.madeAt }) }),
    remove: (api, message) => api.timer.removePreset({ ...params(message), body: { changedAt: message.madeAt } }),
  },
  'preset-order': { set: (api, message) => api.timer.orderPresets({ body: bodyOf(message) }) },
  'direct-message': {
    create: (api, { subject: id, body }) => {
      const { to, text } = body as { to: string; text: string }
      return api.message.send({ params: { id: to }, body: { id, text } })
    },
  },
  reading: {
    set: (api, message) =>
      api.learning.saveReading({
        params: { slug: message.subject },
        body: bodyOf(message, { changedAt: message.madeAt }),
      }),
  },
  'question-day': {
    set: (api, message) => {
      const [id = '', day = ''] = message.subject.split(' ')
      return api.wellness.noteQuestionDay({ params: { id, day }, body: bodyOf(message) })
    },
  },
}

export function createDelivery(api: OutboxApi) {
  return {
    deliver: async (message: Message): Promise<unknown> => {
      const request = requests[message.kind][message.act]
      if (!request) throw new Error(`There is no way to ${message.act} a ${message.kind}`)
      return request(api, message)
    },
    read: async (message: Message): Promise<Entry> => {
      const { read } = requests[message.kind]
      if (!read) throw new Error(`There is no way to read a ${message.kind}`)
      return read(api, idOf(message))
    },
  }
}
