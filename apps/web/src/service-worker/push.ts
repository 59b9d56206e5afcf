import type { ReminderAction, ReminderPush } from '@sadhana/contract'
import { pushText } from './service-worker.text.ts'

/** The part of a service worker's scope that push messages need. */
type PushScope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: { openWindow: (url: string) => Promise<unknown> }
  fetch: typeof fetch
}

/** The part of a push event that we read. `data` is null if the message was empty. */
type PushMessage = { data: { json: () => unknown } | null }

type Click = { action: string; notification: { close: () => void; data: unknown } }

/** Shown if a message can't be read. */
const unreadable: ReminderPush = {
  kind: 'reminder',
  title: pushText.title,
  body: pushText.body,
  tag: 'reminder',
  token: null,
  actions: [],
}

/** Only we can encrypt for this browser, so a glance is enough. The schema would make the worker three times as large. */
const isReminder = (message: Partial<ReminderPush> | null | undefined): message is ReminderPush =>
  typeof message?.title === 'string' && typeof message.body === 'string' && Array.isArray(message.actions)

function read({ data }: PushMessage): ReminderPush {
  try {
    const message = data?.json() as Partial<ReminderPush> | null | undefined
    return isReminder(message) ? message : unreadable
  } catch {
    return unreadable
  }
}

/**
 * Shows every message, whatever is open and whatever it contains: browsers take the subscription away after a few that
 * showed nothing.
 */
export async function showPush(scope: Pick<PushScope, 'registration'>, event: PushMessage): Promise<void> {
  const { title, body, tag, token, actions, path } = read(event)
  // `actions` is missing from the types, and ignored by browsers that don't know it.
  const options: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    tag,
    data: { token, path },
    icon: '/apple-touch-icon.png',
    actions: actions.map((action) => ({ action, title: pushText.actions[action] })),
  }
  await scope.registration.showNotification(title, options)
}

const start = '/meditation'
const isAction = (action: string): action is ReminderAction => action in pushText.actions

/** A tap on the notification itself opens the app, and no one is told. */
export async function openNotification({ clients, fetch: send }: PushScope, event: Click): Promise<void> {
  const { action, notification } = event
  notification.close()
  const { token = null, path = '/' } = (notification.data ?? {}) as { token?: string | null; path?: string }
  const isAnswer = isAction(action) && token !== null
  const opened = action === '' || action === 'start' ? clients.openWindow(action === 'start' ? start : path) : undefined
  const told = isAnswer
    ? send('/api/reminders/actions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, action }),
      }).catch(() => undefined)
    : undefined
  await Promise.all([opened, told])
}
