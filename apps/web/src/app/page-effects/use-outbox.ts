import { useEffect, useState } from 'react'
import { loadOutbox } from '#lib/outbox/through-outbox.ts'
import { isMarkedWaiting, useWaiting } from '#lib/outbox/waiting.ts'

/**
 * Sends what couldn't be sent before, from any page. The code for it loads only if something waits, and with it the page
 * about it: without a network, that couldn't be loaded later.
 */
export function useOutbox(userId: string, preload: () => Promise<unknown>): void {
  // The mark is also set while something is being sent, so only a page that opens looks at it.
  const [isLeftOver] = useState(() => isMarkedWaiting(userId))
  const isWaiting = useWaiting().length > 0 || isLeftOver
  useEffect(() => {
    if (!isWaiting) return
    let stop: (() => void) | undefined
    let isLeft = false
    preload().catch(() => undefined)
    loadOutbox()
      .then(({ outboxOf }) => {
        if (!isLeft) stop = outboxOf(userId).start()
      })
      .catch(() => undefined)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [userId, isWaiting, preload])
}
