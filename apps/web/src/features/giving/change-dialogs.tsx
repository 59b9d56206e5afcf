import { priceOf, type Subscription, type TierId, tiers } from '@sadhana/contract'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { dollars } from '#intl/intl.rules.ts'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { usePay, useStop } from './giving.queries.ts'
import { openProviderTab } from './provider-tab.ts'
import { subscriptionText } from './subscription.text.ts'

type DialogProps = { subscription: Subscription; isOpen: boolean; onClose: () => void }

export function CancelDialog({ subscription, isOpen, onClose }: DialogProps) {
  const { cancelDialog: text, cancel } = subscriptionText
  const { isPending, mutate } = useStop(onClose)
  const end = subscription.endDate ?? subscription.nextPaymentDate
  return (
    <ConfirmDialog
      open={isOpen}
      title={text.title}
      text={end ? text.text(dateInWords(end)) : text.textUndated}
      action={cancel}
      cancel={text.keep}
      pending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <DialogBody>
        <p className="subscription-quiet">{text.hint}</p>
      </DialogBody>
    </ConfirmDialog>
  )
}

/**
 * Changes to another tier with the same billing cycle. The old agreement ends at the provider once the new one is
 * confirmed.
 */
export function ChangeDialog({ subscription, isOpen, onClose }: DialogProps) {
  const { changeDialog: text, tiers: names, per, summary } = subscriptionText
  const { subscriptionTier, amountCents, nextPaymentDate: from } = subscription
  const cycle = subscription.billingCycle ?? 'monthly'
  const now = dollars(amountCents ?? 0)
  const [chosen, setChosen] = useState<TierId>()
  const stopping = useStop(onClose)
  const paying = usePay(onClose)
  const isFree = chosen === 'financial-difficulty'
  const then = chosen && dollars(priceOf(chosen, cycle))
  const submit = () => {
    if (isFree) stopping.mutate()
    else if (chosen) {
      paying.mutate({ choice: { tier: chosen, cycle, isRecurring: true, cents: null }, tab: openProviderTab() })
    }
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={text.title}
      description={text.now(summary(names[subscriptionTier ?? 'custom'], now, per[cycle]))}
    >
      <DialogBody>
        <fieldset className="subscription-tiers">
          <legend className="sr-only">{text.tiers}</legend>
          {tiers.map(({ id }) => (
            <TierOption
              key={id}
              name={names[id]}
              amount={dollars(priceOf(id, cycle))}
              hint={id === subscriptionTier ? text.current : text.hints[id]}
              isGiven={id === subscriptionTier}
              isChosen={id === chosen}
              onChoose={() => setChosen(id)}
            />
          ))}
        </fieldset>
        {then && (
          <p className="subscription-note subscription-note-plain">
            {isFree ? (
              text.stopText
            ) : (
              <>
                <strong>{from ? text.explainFrom(dateInWords(from), now, then) : text.explain(now, then)}</strong>{' '}
                {text.explainText}
              </>
            )}
          </p>
        )}
        <p className="subscription-others">
          <Link to="/pricing">{text.others}</Link>
        </p>
      </DialogBody>
      <DialogActions>
        <Button disabled={!chosen} pending={stopping.isPending || paying.isPending} onClick={submit}>
          {isFree ? text.stop : text.submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text.keep(now)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type TierOptionProps = {
  name: string
  amount: string
  hint: string
  isGiven: boolean
  isChosen: boolean
  onChoose: () => void
}

function TierOption({ name, amount, hint, isGiven, isChosen, onChoose }: TierOptionProps) {
  const hintId = useId()
  return (
    <label className="subscription-tier">
      <input
        type="radio"
        name="new-tier"
        checked={isChosen}
        disabled={isGiven}
        aria-describedby={hintId}
        onChange={onChoose}
      />
      <b>{name}</b> <span className="subscription-tier-amount numerals">{amount}</span>
      <small id={hintId}>{hint}</small>
    </label>
  )
}
