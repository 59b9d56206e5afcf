import { reminder } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { implement } from '#platform/http/implement.ts'
import type { Keys } from '#platform/keys.ts'
import type { Switches } from '#platform/switches/switches.ts'
import { subscribe, unsubscribe } from './devices/devices.service.ts'
import { answerReminder } from './sending/actions.service.ts'
import { requestTest } from './sending/test.service.ts'
import {
  changeReminderSettings,
  endFeed,
  makeFeed,
  readReminders,
  removeReminder,
  saveReminder,
} from './settings/settings.service.ts'

type Deps = {
  clock: Clock
  keys: Keys
  switches: Pick<Switches, 'requireOn'>
  pushKey: string | null
  standIn: string | undefined
}

export const reminderRoutes = (deps: Deps) =>
  implement(reminder, {
    get: ({ member, db }) => readReminders({ ...deps, db }, member.id),
    save: ({ member, params, body, db }) => saveReminder({ ...deps, db }, member.id, params.id, body),
    delete: ({ member, params, db }) => removeReminder({ ...deps, db }, member.id, params.id),
    change: ({ member, body, db }) => changeReminderSettings({ ...deps, db }, member.id, body),
    subscribe: ({ member, body, db }) => subscribe({ ...deps, db }, member, body),
    unsubscribe: ({ member, db }) => unsubscribe({ db }, member),
    test: ({ member, body, db }) => requestTest({ ...deps, db }, member, body.channel),
    act: ({ body, db }) => answerReminder({ ...deps, db }, body),
    makeFeed: ({ member, db }) => makeFeed({ ...deps, db }, member.id),
    endFeed: ({ member, db }) => endFeed({ ...deps, db }, member.id),
  })
