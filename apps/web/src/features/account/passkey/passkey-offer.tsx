import './passkey-offer.css'
import { useMutation } from '@tanstack/react-query'
import { Check, UserRoundKey } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addPasskey, deviceKeepsPasskeys, isCancelled, isAlreadyRegistered } from '#lib/product/passkeys.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { markPasskeyOffered } from '#lib/member/passkey-offer.ts'
import { Button } from '#ui/button.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { passkeyOfferText as text } from './passkey-offer.text.ts'

/** Shown after a sign-in with a password, once on each device that can store a passkey. */
export function PasskeyOffer() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (canKeep: boolean) => {
      // The offer would close any menu the member has opened since signing in. They get it after their next sign-in
      // instead.
      if (!canKeep || document.querySelector('[role=menu], [role=dialog]')) return
      markPasskeyOffered()
      setOpen(true)
    }
    deviceKeepsPasskeys().then(open, () => undefined)
  }, [])
  const close = () => setOpen(false)
  const adding = useMutation({
    mutationFn: () => addPasskey({}),
    onSuccess: () => {
      toast({ title: text.made, text: text.madeText, tone: 'success' })
      close()
    },
    onError: (error) => {
      if (isCancelled(error)) return
      if (!isAlreadyRegistered(error)) return failureToast(error, { text: text.failed })
      toast({ title: text.keptAlready })
      close()
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      title={text.title}
      description={text.text}
      icon={
        <Stone size="lg" shape="b">
          <UserRoundKey aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        <ul className="passkey-reasons">
          {text.reasons.map((reason) => (
            <li key={reason}>
              <Check aria-hidden="true" />
              {reason}
            </li>
          ))}
        </ul>
        <div className="passkey-choice">
          <Button size="lg" block pending={adding.isPending} onClick={() => adding.mutate()}>
            {text.create}
          </Button>
          <Button variant="quiet" block onClick={close}>
            {text.notNow}
          </Button>
        </div>
        <p className="passkey-offer-hint">{text.hint}</p>
      </DialogBody>
    </Dialog>
  )
}
