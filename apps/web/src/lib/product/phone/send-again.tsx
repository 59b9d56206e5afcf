import './send-again.css'
import { phoneCodeWaitSeconds } from '@sadhana/contract'
import { RotateCcw, Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { phoneText as text } from './phone.text.ts'

type SendAgainProps = { sentAt: number; isPending: boolean; onSend: () => void }

/** A number gets one code a minute, so the button appears when the minute is over. */
export function SendAgain({ sentAt, isPending, onSend }: SendAgainProps) {
  const left = useSecondsLeft(sentAt)
  if (left > 0) {
    return (
      <p className="send-again-wait">
        <Timer aria-hidden="true" /> {text.againIn(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
      </p>
    )
  }
  return (
    <Button variant="secondary" block pending={isPending} onClick={onSend}>
      <RotateCcw aria-hidden="true" /> {text.again}
    </Button>
  )
}

function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil(sentAt / 1000 + phoneCodeWaitSeconds - now / 1000))
}
