import type { Confirmation } from '@sadhana/contract'
import { ExternalLink, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dollars } from '#intl/intl.rules.ts'
import { serverNow } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { UnsettledPayment } from './giving.rules.ts'
import { subscriptionText as words } from './subscription.text.ts'

const longMinutes = 10

type RetryProps = { onAgain: () => Promise<unknown> }

export function WaitingPanel({ unsettled, onAgain }: RetryProps & { unsettled: UnsettledPayment }) {
  const { waiting: text } = words
  const { paymentTier, amountCents, billingCycle, isRecurring, since, approveUrl, isUnreachable } = unsettled
  const minutes = Math.floor((serverNow().getTime() - Date.parse(since)) / 60_000)
  const isLong = minutes >= longMinutes
  const per = isRecurring && billingCycle ? words.per[billingCycle] : words.once
  return (
    <Panel aria-labelledby="waiting-title">
      <p className="subscription-quiet">{words.summary(words.tiers[paymentTier], dollars(amountCents), per)}</p>
      <h2 className="subscription-headline" id="waiting-title">
        {text.title}
      </h2>
      {!isLong && (
        <div className="subscription-stones" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
      <output className="subscription-text">{waitingWords(isUnreachable, isLong, minutes)}</output>
      <div className="subscription-actions">
        <CheckAgainButton onAgain={onAgain} />
        {approveUrl && (
          <Button variant="secondary" asChild>
            <a href={approveUrl} target="_blank" rel="noopener noreferrer">
              {text.openPayPal} <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
        <Button variant="quiet" asChild>
          {isLong ? <Link to="/settings/letters">{text.write}</Link> : <Link to="/pricing">{text.stopped}</Link>}
        </Button>
      </div>
    </Panel>
  )
}

function waitingWords(isUnreachable: boolean, isLong: boolean, minutes: number): string {
  if (isUnreachable) return words.waiting.unreachable
  return isLong ? words.waiting.long(minutes) : words.waiting.text
}

/** Says first that the money is safe. */
export const FailedPanel = ({ confirmation, onAgain }: RetryProps & { confirmation: Confirmation }) => (
  <Panel aria-labelledby="failed-title">
    <Notice tone="error" title={words.failed.title}>
      {words.failed.text}
    </Notice>
    <h2 className="subscription-headline" id="failed-title">
      {words.failed.safe(dollars(confirmation.amountCents ?? 0))}
    </h2>
    <p className="subscription-text">{words.failed.safeText}</p>
    <div className="subscription-actions">
      <CheckAgainButton onAgain={onAgain} />
      <Button variant="quiet" asChild>
        <Link to="/settings/letters">{words.waiting.write}</Link>
      </Button>
    </div>
    {confirmation.reference && (
      <p className="subscription-quiet subscription-reference numerals">
        {words.failed.reference(confirmation.reference)}
      </p>
    )}
  </Panel>
)

/** Shows a spinner only when pressed. The checks that we make every few seconds need none. */
function CheckAgainButton({ onAgain }: RetryProps) {
  const [isChecking, setChecking] = useState(false)
  const checkAgain = async () => {
    setChecking(true)
    await onAgain()
    setChecking(false)
  }
  return (
    <Button variant="secondary" pending={isChecking} onClick={() => void checkAgain()}>
      {!isChecking && <RotateCcw aria-hidden="true" />} {words.waiting.again}
    </Button>
  )
}

export const DeclinedNotice = () => (
  <Notice
    tone="info"
    title={words.declined.title}
    action={
      <Button variant="secondary" asChild>
        <Link to="/pricing">{words.declined.again}</Link>
      </Button>
    }
  >
    {words.declined.text}
  </Notice>
)

export const MeantimePanel = () => (
  <Panel aria-labelledby="meantime-title">
    <PanelHeader title={words.waiting.meantime} id="meantime-title" />
    <p>{words.waiting.meantimeText}</p>
  </Panel>
)
