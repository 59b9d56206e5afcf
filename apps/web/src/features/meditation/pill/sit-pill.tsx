import './sit-pill.css'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { controllerOf, timerPath } from '../sit/controller.ts'
import { sitText as text } from '../sit/sit.text.ts'
import { FinishSit } from '../dialogs/finish-sit.tsx'
import { useStore } from '../shared/store.ts'
import { clockDuration, clockText } from '../timer/timer.rules.ts'
import { shownMs } from '../dial/shown-time.rules.ts'

/** Shown on every screen but the timer's: the running sit, a link back to it, and a button to stop it. */
export function SitPill({ userId }: { userId: string }) {
  const controller = useMemo(() => controllerOf(userId), [userId])
  const state = useStore(controller.timer)
  const [isFinishing, setFinishing] = useState(false)
  const { sit, phase, cutOff } = state
  if (cutOff) return <UnsavedSit />
  if (!sit) return null
  const shown = shownMs(state, sit.minutes)
  return (
    <div className="sit-pill" data-phase={phase}>
      <Link to={timerPath}>
        <i aria-hidden="true" />
        <span>{withMarked(text.phases[phase](clockText(shown)), marksOf(shown))}</span>
      </Link>
      <button type="button" aria-label={text.stop} onClick={() => setFinishing(true)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <rect x="7" y="7" width="10" height="10" rx="2.4" fill="currentColor" />
        </svg>
      </button>
      <FinishSit timer={controller.timer} open={isFinishing} onClose={() => setFinishing(false)} />
    </div>
  )
}

const marksOf = (shown: number) => ({
  time: (clock: string) => (
    <time role="timer" aria-live="off" dateTime={clockDuration(shown)}>
      {clock}
    </time>
  ),
})

/** The page was closed during a sit, so the timer's screen asks how long it was. */
const UnsavedSit = () => (
  <div className="sit-pill">
    <Link to={timerPath}>
      <i aria-hidden="true" />
      <span className="sit-pill-alone">{text.unsaved}</span>
    </Link>
  </div>
)
