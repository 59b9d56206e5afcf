import { useEffect } from 'react'
import type { Timer } from '../timer/timer.ts'
import { minutesSat } from '../timer/timer.rules.ts'
import { useStore } from '../shared/store.ts'
import { FinishDialog } from './finish-dialog.tsx'

type FinishSitProps = { timer: Timer; open: boolean; onClose: () => void; onReturnFocus?: () => void }

/** Pauses the sit and asks whether to save it. */
export function FinishSit({ timer, open, onClose, onReturnFocus }: FinishSitProps) {
  const { sit } = useStore(timer)
  useEffect(() => {
    if (open) timer.pause()
  }, [open, timer])
  const answer = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <FinishDialog
      open={open && sit !== null}
      minutesSat={sit ? minutesSat(sit, sit.pausedAt ?? sit.startsAt) : 0}
      minutes={sit?.minutes ?? null}
      onSave={answer(timer.finish)}
      onDiscard={answer(timer.reset)}
      onResume={answer(timer.resume)}
      onReturnFocus={onReturnFocus}
    />
  )
}
