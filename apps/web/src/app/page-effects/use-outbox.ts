import { useEffect } from 'react'

/** Sits that were saved without a network are sent from any page, by code that only then is loaded. */
export function useOutbox(userId: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isLeft = false
    void import('#features/meditation/outbox/outbox.ts')
      .then(({ keepSendingSits }) => {
        if (!isLeft) stop = keepSendingSits(userId)
      })
      .catch(() => undefined)
    return () => {
      isLeft = true
      stop?.()
    }
  }, [userId])
}
