import { useEffect } from 'react'

/**
 * Sends this browser's push subscription again at every start. The code for it loads only where push is allowed, from
 * the screen that needs it too.
 */
export function usePushSubscription(userId: string): void {
  useEffect(() => {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
    void import('#features/reminder/reminders-screen.tsx')
      .then(({ resendSubscription }) => resendSubscription(userId))
      .catch(() => undefined)
  }, [userId])
}
