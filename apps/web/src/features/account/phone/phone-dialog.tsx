import './phone-dialog.css'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { withMarked } from '#intl/marked-words.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { noNumber } from '#lib/product/phone/phone-number-field.tsx'
import { readable } from '#lib/product/phone/phone-numbers.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import type { UnfinishedSignIn } from '../shared/account.queries.ts'
import { CodeStep } from './code-step.tsx'
import { NumberStep, type SentCode } from './number-step.tsx'
import { phoneSignInText as text } from './phone.text.ts'

const TwoFactorDialog = lazyScreen(async () => (await import('../sign-in/two-factor-dialog.tsx')).TwoFactorDialog)

const marks = {
  number: (number: string) => <strong className="phone-dialog-number">{number}</strong>,
}

type PhoneDialogProps = {
  countries: readonly string[]
  isSignUp: boolean
  /** From the invitation link, if there is one. */
  referralCode: string
  onClose: () => void
}

/** Asks for the number, then the code, then anything else the member's account needs. */
export function PhoneDialog({ countries, isSignUp, referralCode, onClose }: PhoneDialogProps) {
  const [number, setNumber] = useState(() => noNumber(countries))
  const [invitation, setInvitation] = useState(referralCode)
  const [sent, setSent] = useState<SentCode>()
  const [waiting, setWaiting] = useState<UnfinishedSignIn>()
  const [expired, setExpired] = useState<string>()

  const startOver = (failure?: string) => {
    setWaiting(undefined)
    setSent(undefined)
    setExpired(failure)
  }
  if (waiting) {
    return (
      <Suspense fallback={null}>
        <TwoFactorDialog waiting={waiting} onExpired={startOver} onClose={onClose} />
      </Suspense>
    )
  }
  const words = isSignUp ? text.join : text.number
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={sent ? text.code.title : words.title}
      description={sent ? withMarked(descriptionOf(sent, isSignUp)(readable(sent.phone)), marks) : words.intro}
      icon={
        <Stone size="lg" shape="b">
          <Smartphone aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        {sent ? (
          <CodeStep
            sent={sent}
            isSignUp={isSignUp}
            onSent={setSent}
            onWaiting={setWaiting}
            onBack={() => startOver()}
            onClose={onClose}
          />
        ) : (
          <NumberStep
            countries={countries}
            number={number}
            onNumber={setNumber}
            invitation={isSignUp ? { code: invitation, onChange: setInvitation } : undefined}
            expired={expired}
            onSent={setSent}
            onClose={onClose}
          />
        )}
      </DialogBody>
    </Dialog>
  )
}

function descriptionOf({ already }: SentCode, isSignUp: boolean) {
  if (!isSignUp) return text.code.sentIfKnown
  return already === undefined ? text.code.sent : text.code.requested
}
