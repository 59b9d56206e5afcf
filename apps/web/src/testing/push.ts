import type { Reminders } from '@sadhana/contract'
import { vi } from 'vitest'
import { json } from './browser.ts'

export const noReminders = (pushKey: string | null): Reminders => ({
  reminders: [],
  quietHours: { from: '21:30', to: '06:00' },
  pause: null,
  oneADay: true,
  weeklyDay: null,
  isFewer: false,
  pushKey,
  devices: 1,
  email: null,
  feedPath: null,
})

/** A browser that can get push messages, once its member allows them. */
export function pushBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  let current: object | null = null
  const drop = () => void (current = null)
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      drop()
      return true
    },
  }
  const pushManager = {
    drop,
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = subscription)),
  }
  const notification = { permission, requestPermission: vi.fn(async () => (notification.permission = answer)) }
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }))
  return { notification, pushManager }
}

/** Answers every call, and returns the list of calls. */
export function fakeFetch(pushKey: string): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL | globalThis.Request, init?: RequestInit) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://localhost')
    const method = init?.method ?? 'GET'
    calls.push(`${method} ${pathname}`)
    return method === 'GET' ? json(noReminders(pushKey), 200) : json(null, 200)
  })
  return calls
}
