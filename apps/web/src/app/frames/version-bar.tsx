import { useEffect, useState } from 'react'
import { isNewVersionOut, isSitRunning } from '#lib/browser/app-version.ts'
import { Button } from '#ui/button.tsx'

const checkEveryMs = 15 * 60_000

/**
 * Checks every quarter of an hour whether the app has been updated, but only while someone is looking, and never during
 * a sit.
 */
export function VersionBar() {
  const [state, setState] = useState<'current' | 'outdated' | 'later'>('current')

  useEffect(() => {
    if (state !== 'current') return
    const check = async () => {
      if (!document.hidden && !isSitRunning() && (await isNewVersionOut())) setState('outdated')
    }
    const timer = setInterval(() => void check(), checkEveryMs)
    return () => clearInterval(timer)
  }, [state])

  return (
    <output className="version-bar">
      {state === 'outdated' && (
        <span className="page version-bar-row">
          <span className="version-bar-text">
            <strong>A new version is ready.</strong> It loads when you next open the app, or now.
          </span>
          <span className="version-bar-actions">
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Load it now
            </Button>
            <Button variant="quiet" onClick={() => setState('later')}>
              Later
            </Button>
          </span>
        </span>
      )}
    </output>
  )
}
