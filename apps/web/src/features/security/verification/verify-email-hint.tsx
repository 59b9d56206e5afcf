import type { CurrentUser } from '@sadhana/contract'
import type { ReactNode, Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useSendVerification } from './verification.queries.ts'
import { verifyEmailText as text } from './verify-email.text.ts'

type VerifyEmailHintProps = { user: CurrentUser; why: ReactNode; button?: Ref<HTMLButtonElement>; className?: string }

/** Renders nothing for a member whose email is verified, or who has none. */
export function VerifyEmailHint({ user, why, button, className }: VerifyEmailHintProps) {
  const sending = useSendVerification()
  if (user.email === null || user.emailVerified) return null
  return (
    <Notice
      tone="info"
      className={className ?? ''}
      title={text.title}
      action={
        <Button ref={button} variant="secondary" pending={sending.isPending} onClick={() => sending.mutate()}>
          {text.send}
        </Button>
      }
    >
      {text.open(user.email)} {why}
    </Notice>
  )
}
