import { useEffect, useState } from 'react'
import { elapsedMs, type Sit } from '../timer/timer.rules.ts'

const frameMs = 100

/** Elapsed time, updated often enough to animate a breath. The timer itself ticks once a second. */
export function useElapsed(sit: Sit, shownMs: number, isRunning: boolean): number {
  const [frame, setFrame] = useState({ sit, ms: shownMs })
  useEffect(() => {
    if (!isRunning) return
    const frames = setInterval(() => setFrame({ sit, ms: elapsedMs(sit, Date.now()) }), frameMs)
    return () => clearInterval(frames)
  }, [sit, isRunning])
  return isRunning && frame.sit === sit ? Math.max(frame.ms, shownMs) : shownMs
}
