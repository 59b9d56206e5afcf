import { useEffect, useRef, useState } from 'react'
import { signOut } from '#lib/member/sign-out.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { Button } from '#ui/button.tsx'

/** The button after its first tap: signs out, or asks first if something hasn't been sent yet. */
export function SignOutNow({ label }: { label: string }) {
  const [isLeaving, setLeaving] = useState(false)
  const { question, ask } = useUnsentQuestion('signOut')
  const leave = () =>
    ask(() => {
      setLeaving(true)
      void signOut()
    })
  const continueTap = useRef(leave)
  // The button that was tapped is gone.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
    continueTap.current()
  }, [])
  return (
    <>
      <Button variant="quiet" ref={button} pending={isLeaving} onClick={leave}>
        {label}
      </Button>
      {question}
    </>
  )
}
