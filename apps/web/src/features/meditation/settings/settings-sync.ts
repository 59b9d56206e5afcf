import type { TimerSettings } from '@sadhana/contract'
import type { KeyValueStorage } from '#lib/browser/browser-storage.ts'
import type { Store } from '../shared/store.ts'
import { defaultSettings, validSettings, type MeditationSettings } from './settings.rules.ts'

/** The settings that follow the member. The others belong to the device. */
const memberKeys = [
  'minutes',
  'programme',
  'settleSeconds',
  'bells',
  'mix',
  'limbType',
  'breath',
  'isMixing',
  'breathTones',
  'breathVibration',
] as const satisfies (keyof MeditationSettings & keyof TimerSettings)[]
type MemberKey = (typeof memberKeys)[number]

/** When each change that the server doesn't have yet was made. */
type Unsent = Partial<Record<MemberKey, string>>

type Parts = {
  storage: KeyValueStorage
  /** Where this device keeps what is unsent. */
  key: string
  settings: Store<MeditationSettings>
  send: (changes: TimerSettings, changedAt: string) => Promise<unknown>
}

const sendAfterMs = 1_000
/** Settings from before they followed the member: any real choice is later. */
const beforeAnyChoice = new Date(0).toISOString()

/** Brings the timer's settings to the server and back. What can't be sent now is sent with the next change or visit. */
export function createSettingsSync({ storage, key, settings, send }: Parts) {
  let sending: ReturnType<typeof setTimeout> | undefined

  const unsent = (): Unsent => {
    try {
      return Object(JSON.parse(storage.getItem(key) ?? '{}')) as Unsent
    } catch {
      return {}
    }
  }
  const keep = (left: Unsent) => storage.setItem(key, JSON.stringify(left))

  async function sendAll() {
    for (const changedAt of new Set(Object.values(unsent()))) {
      const keys = memberKeys.filter((name) => unsent()[name] === changedAt)
      const chosen = settings.get()
      await send(Object.fromEntries(keys.map((name) => [name, chosen[name]])), changedAt)
      // A setting that was changed again in the meantime stays.
      keep(Object.fromEntries(Object.entries(unsent()).filter(([, at]) => at !== changedAt)))
    }
  }

  function sendSoon() {
    clearTimeout(sending)
    sending = setTimeout(() => void sendAll().catch(() => undefined), sendAfterMs)
  }

  function note(changes: Partial<MeditationSettings>, changedAt: string) {
    const names = memberKeys.filter((name) => name in changes)
    if (names.length === 0) return
    keep({ ...unsent(), ...Object.fromEntries(names.map((name) => [name, changedAt])) })
    sendSoon()
  }

  return {
    /** The member has changed something on this device. */
    changed: (changes: Partial<MeditationSettings>) => note(changes, new Date().toISOString()),
    /** The settings as the server has them; what this device has yet to send is later. Returns what changes here. */
    received: (saved: TimerSettings): Partial<MeditationSettings> => {
      const waiting = unsent()
      const here = settings.get()
      const early = memberKeys.filter(
        (name) => !(name in saved) && !(name in waiting) && !isAlike(here[name], defaultSettings[name]),
      )
      if (early.length > 0) note(Object.fromEntries(early.map((name) => [name, here[name]])), beforeAnyChoice)
      else if (Object.keys(waiting).length > 0) sendSoon()
      return Object.fromEntries(
        Object.entries(validSettings(saved)).filter(
          ([name, value]) => !(name in waiting) && !isAlike(value, here[name as MemberKey]),
        ),
      )
    },
  }
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
