import { Check, Pause, Play, RotateCcw } from 'lucide-react'
import type { Phase } from './timer.rules.ts'

type PlayControlsProps = {
  phase: Phase
  onStart: () => void
  onPause: () => void
  onReset: () => void
  onFinish: () => void
}

export function PlayControls({ phase, onStart, onPause, onReset, onFinish }: PlayControlsProps) {
  const isGoing = phase === 'running' || phase === 'preparing'
  const hasBegun = phase !== 'idle'
  return (
    <div className="sit-controls">
      <button type="button" className="sit-control" disabled={!hasBegun} onClick={onReset}>
        <i>
          <RotateCcw aria-hidden="true" />
        </i>
        Reset
      </button>
      {/* One button, so that the focus stays where it is. */}
      <button type="button" className="sit-control sit-control-main" onClick={isGoing ? onPause : onStart}>
        <i>{isGoing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}</i>
        {isGoing ? 'Pause' : 'Start'}
      </button>
      <button
        type="button"
        className="sit-control"
        disabled={!hasBegun}
        aria-describedby="about-finish"
        onClick={onFinish}
      >
        <i>
          <Check aria-hidden="true" />
        </i>
        Finish
      </button>
      <span id="about-finish" hidden>
        Ends the sit now and offers to keep the minutes
      </span>
    </div>
  )
}
