import { reminder } from '@sadhana/contract'
import { callsOf } from '#lib/api/calls.ts'
import { browserStorage } from '#lib/browser/browser-storage.ts'

const reminderApi = callsOf(reminder)

/** What this browser really has, not what the account says. */
export type DevicePush = 'on' | 'off' | 'blocked' | 'unsupported' | 'not-set-up'

/** Whose push messages this browser gets. Another member who signs in here hasn't been asked. */
const ownerKey = 'push-owner'

/** Someone who has said no isn't asked again on this device. They can still turn push on themselves. */
const declinedKey = 'push-declined'

export const hasDeclined = (): boolean => browserStorage().getItem(declinedKey) !== null
export const noteDeclined = (): void => browserStorage().setItem(declinedKey, 'yes')

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Without a service worker, no promise about one would ever settle. */
const findRegistration = async () => (isSupported() ? await navigator.serviceWorker.getRegistration() : undefined)

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

export async function readDevicePush(userId: string, pushKey: string | null): Promise<DevicePush> {
  if (pushKey === null) return 'not-set-up'
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await registration.pushManager.getSubscription()
  const isOn = subscription !== null && Notification.permission === 'granted'
  return isOn && browserStorage().getItem(ownerKey) === userId ? 'on' : 'off'
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  await reminderApi.subscribe({
    body: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  })
}

/** A subscription under a former key of ours is of no use. */
async function subscribe(registration: ServiceWorkerRegistration, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) }
  try {
    return await registration.pushManager.subscribe(options)
  } catch {
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return registration.pushManager.subscribe(options)
  }
}

/** Must be called from a tap: the browser asks the member. False if they refused. */
export async function turnOnPush(userId: string, pushKey: string): Promise<boolean> {
  const registration = await findRegistration()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return false
  await send(await subscribe(registration, pushKey))
  browserStorage().setItem(ownerKey, userId)
  return true
}

export async function turnOffPush(): Promise<void> {
  browserStorage().removeItem(ownerKey)
  await reminderApi.unsubscribe()
  const registration = await findRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/**
 * At every start: browsers replace or drop a subscription without telling anyone, so the current one is sent again. One
 * that is gone is made again, which asks nothing while the permission lasts.
 */
export async function resendSubscription(userId: string): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  if (browserStorage().getItem(ownerKey) !== userId) return
  const registration = await findRegistration()
  if (!registration) return
  const { pushKey } = await reminderApi.get()
  if (pushKey !== null) await send(await subscribe(registration, pushKey))
}
