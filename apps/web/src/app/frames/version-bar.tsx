import { useEffect, useState } from 'react'
import { isNewVersionOut, isSitRunning } from '#lib/browser/app-version.ts'
import { updateOfflineApp } from '#lib/browser/offline-app.ts'
import { Button } from '#ui/button.tsx'
import { barsText } from './bars.text.ts'

const text = barsText.version

const checkEveryMs = 15 * 60_000

/**
 * Checks every quarter of an hour whether the app has been updated, and when the network is back or a new worker has
 * taken over; but only while someone is looking, and never during a sit.
 */
export function VersionBar() {
  const [state, setState] = useState<'current' | 'outdated' | 'later'>('current')

  useEffect(() => {
    if (state !== 'current') return
    const check = async () => {
      if (document.hidden || isSitRunning() || !(await isNewVersionOut())) return
      setState('outdated')
      await updateOfflineApp()
    }
    const checkNow = () => void check()
    const timer = setInterval(checkNow, checkEveryMs)
    window.addEventListener('online', checkNow)
    navigator.serviceWorker?.addEventListener('controllerchange', checkNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', checkNow)
      navigator.serviceWorker?.removeEventListener('controllerchange', checkNow)
    }
  }, [state])

  return (
    <output className="version-bar">
      {state === 'outdated' && (
        <span className="page version-bar-row">
          <span className="version-bar-text">
            <strong>{text.isReady}</strong> {text.whenItLoads}
          </span>
          <span className="version-bar-actions">
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {text.loadNow}
            </Button>
            <Button variant="quiet" onClick={() => setState('later')}>
              {text.later}
            </Button>
          </span>
        </span>
      )}
    </output>
  )
}
