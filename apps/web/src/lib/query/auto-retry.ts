import { useEffect, useRef, useState } from 'react'

const firstPauseMs = 3000
const maxPauseMs = 60_000

/** Longer each time, with jitter: a server that comes back shouldn't get all requests at once. */
const pauseBefore = (attempt: number) => Math.min(maxPauseMs, firstPauseMs * 2 ** attempt) * (0.75 + Math.random() / 2)

type AutoRetry = { isTrying: boolean; tryNow: () => void }

/** Retries until the component unmounts: after a pause, and at once when the network or the reader is back. */
export function useAutoRetry(attempt: () => Promise<unknown>): AutoRetry {
  const [failures, setFailures] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const isUnderWay = useRef(false)

  const tryNow = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setTrying(true)
    await attempt().catch(() => undefined)
    isUnderWay.current = false
    setTrying(false)
    setFailures((count) => count + 1)
  }

  const latest = useRef(tryNow)
  useEffect(() => {
    latest.current = tryNow
  })

  useEffect(() => {
    const again = () => void latest.current()
    const whenSeen = () => document.visibilityState === 'visible' && again()
    const timer = setTimeout(again, pauseBefore(failures))
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [failures])

  return { isTrying, tryNow: () => void tryNow() }
}
