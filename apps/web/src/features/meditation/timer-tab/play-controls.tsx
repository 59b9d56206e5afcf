import { Check, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { SymbolFrame } from '#ui/symbol.tsx'
import { meditationText as text } from '../shared/meditation.text.ts'
import type { Phase } from '../timer/timer.rules.ts'

type PlayControlsProps = {
  phase: Phase
  mainButton: RefObject<HTMLButtonElement | null>
  onStart: () => void
  onPause: () => void
  onReset: () => void
  onFinish: () => void
}

export function PlayControls({ phase, mainButton, onStart, onPause, onReset, onFinish }: PlayControlsProps) {
  const isRunning = phase === 'running' || phase === 'preparing'
  const hasStarted = phase !== 'idle'
  return (
    <div className="play-controls">
      {hasStarted && (
        <button type="button" className="play-controls-button" onClick={onReset}>
          <i>
            <RotateCcw aria-hidden="true" />
          </i>
          {text.reset}
        </button>
      )}
      {/* A single button, so that the focus stays on it. */}
      <button
        key="main"
        ref={mainButton}
        type="button"
        className="play-controls-button play-controls-main"
        onClick={isRunning ? onPause : onStart}
      >
        <i>
          <SymbolFrame size={34}>
            {isRunning ? (
              <path d="M8.6 5.5v13M15.4 5.5v13" strokeWidth="2.8" />
            ) : (
              <path d="M8.5 5.2v13.6l10.6-6.8Z" fill="currentColor" />
            )}
          </SymbolFrame>
        </i>
        {isRunning ? text.pause : hasStarted ? text.resume : text.start}
      </button>
      {hasStarted && (
        <>
          <button type="button" className="play-controls-button" aria-describedby="about-finish" onClick={onFinish}>
            <i>
              <Check aria-hidden="true" />
            </i>
            {text.finish}
          </button>
          <span id="about-finish" hidden>
            {text.aboutFinish}
          </span>
        </>
      )}
    </div>
  )
}
