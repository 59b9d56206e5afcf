import { useEffect } from 'react'

/** Sends sits that were saved without a network, from any page. The code for it loads only then. */
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
