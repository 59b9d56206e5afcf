import { fundsSplit, type GivingTier, type Subscription } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { dollars } from '#intl/intl.rules.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { CancelDialog, ChangeDialog } from './change-dialogs.tsx'
import { subscriptionText as text } from './subscription.text.ts'

export const NoContributionPanel = ({ words }: { words: { title: string; text: string; action: string } }) => (
  <Panel aria-labelledby="none-title">
    <h2 className="subscription-headline" id="none-title">
      {words.title}
    </h2>
    <p className="subscription-text">{words.text}</p>
    <div className="subscription-actions">
      <Button variant="secondary" asChild>
        <Link to="/pricing">{words.action}</Link>
      </Button>
    </div>
  </Panel>
)

export function ContributionPanel({ subscription }: { subscription: Subscription }) {
  const { state } = subscription
  return (
    <Panel aria-labelledby="contribution-title">
      <div className="subscription-top">
        <p className="subscription-quiet">{text.title}</p>
        <StateBadge state={state} />
      </div>
      {state === 'cancelled' && <CancelledContribution subscription={subscription} />}
      {state === 'cancelling' && <PendingCancellation subscription={subscription} />}
      {(state === 'active' || state === 'past_due') && <ActiveContribution subscription={subscription} />}
    </Panel>
  )
}

function StateBadge({ state }: Pick<Subscription, 'state'>) {
  if (state === 'cancelled') return <Badge>{text.states.cancelled}</Badge>
  if (state === 'cancelling') return <Badge>{text.states.cancelling}</Badge>
  if (state === 'past_due') return <Badge>{text.states.pastDue}</Badge>
  return (
    <Badge tone="good">
      <Check aria-hidden="true" /> {text.states.active}
    </Badge>
  )
}

type Fact = [name: string, value: string | null]
const dayOrNull = (moment: string | null) => moment && dateInWords(moment)

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="subscription-facts">
    {facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="numerals">{value}</dd>
        </div>
      ))}
  </dl>
)

const Headline = ({ children }: { children: ReactNode }) => (
  <h2 className="subscription-headline" id="contribution-title">
    {children}
  </h2>
)

function ActiveContribution({ subscription }: { subscription: Subscription }) {
  const { state, subscriptionTier, amountCents, billingCycle, startDate, nextPaymentDate, pastDueSince } = subscription
  const [open, setOpen] = useState<'change' | 'cancel'>()
  const isPastDue = state === 'past_due'
  const dialog = { subscription, onClose: () => setOpen(undefined) }
  const { facts } = text
  return (
    <>
      <Headline>{text.tiers[subscriptionTier ?? 'custom']}</Headline>
      <p className="subscription-amount numerals">
        {dollars(amountCents ?? 0)} <small>{text.per[billingCycle ?? 'monthly']}</small>
      </p>
      <Facts
        facts={
          isPastDue
            ? [
                [facts.due, dayOrNull(pastDueSince)],
                [facts.again, dayOrNull(nextPaymentDate)],
                [facts.access, facts.unchanged],
              ]
            : [
                [facts.since, dayOrNull(startDate)],
                [facts.next, dayOrNull(nextPaymentDate)],
                [facts.with, facts.provider],
              ]
        }
      />
      {isPastDue && (
        <p className="subscription-note">
          <strong>{text.pastDue.title}</strong> {text.pastDue.text}
        </p>
      )}
      <div className="subscription-actions">
        {isPastDue && subscription.providerUrl && (
          <Button asChild>
            <a href={subscription.providerUrl} target="_blank" rel="noopener noreferrer">
              {text.pastDue.open} <ArrowRight aria-hidden="true" />
            </a>
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('change')}>
          {text.change}
        </Button>
        <Button variant={isPastDue ? 'quiet' : 'quiet-danger'} onClick={() => setOpen('cancel')}>
          {text.cancel}
        </Button>
      </div>
      <ChangeDialog isOpen={open === 'change'} {...dialog} />
      <CancelDialog isOpen={open === 'cancel'} {...dialog} />
    </>
  )
}

const summaryOf = ({ subscriptionTier, amountCents, billingCycle }: Subscription) =>
  text.summary(text.tiers[subscriptionTier ?? 'custom'], dollars(amountCents ?? 0), text.per[billingCycle ?? 'monthly'])

function CancelledContribution({ subscription }: { subscription: Subscription }) {
  const { endDate, startDate, cancelledAt, lastPaymentDate, subscriptionTier, isActive } = subscription
  const until = isActive || isAhead(endDate) ? dayOrNull(endDate) : null
  return (
    <>
      <Headline>{until ? text.cancelled.until(until) : text.cancelled.over}</Headline>
      <p className="subscription-quiet">{summaryOf(subscription)}</p>
      <Facts
        facts={[
          [text.facts.since, dayOrNull(startDate)],
          [text.facts.cancelledOn, dayOrNull(cancelledAt)],
          [text.facts.last, dayOrNull(lastPaymentDate)],
        ]}
      />
      <p className="subscription-text">
        {until ? text.cancelled.text(text.tiers[subscriptionTier ?? 'custom'], until) : text.cancelled.overText}
      </p>
      <div className="subscription-actions">
        <Button variant="secondary" asChild>
          <Link to="/pricing">{text.cancelled.again}</Link>
        </Button>
      </div>
    </>
  )
}

const isAhead = (moment: string | null) => moment !== null && Date.parse(moment) > Date.now()

const PendingCancellation = ({ subscription }: { subscription: Subscription }) => (
  <>
    <Headline>{text.cancelling.title}</Headline>
    <p className="subscription-quiet">{summaryOf(subscription)}</p>
    <p className="subscription-text">
      {text.cancelling.text} {subscription.endDate && text.cancelling.until(dateInWords(subscription.endDate))}
    </p>
  </>
)

/** Shown beside a payment that has just been tracked. */
export function ThanksPanel({ tier }: { tier: GivingTier | null }) {
  const { data: user } = useQuery(currentUserQuery)
  const { title, text: words, receipt } = text.thanks
  if (!tier || tier === 'financial-difficulty') return null
  return (
    <Panel aria-labelledby="thanks-title">
      <PanelHeader title={title} id="thanks-title" />
      <p className="subscription-thanks">
        {words[tier]} {user?.email && receipt(user.email)}
      </p>
    </Panel>
  )
}

export const ImpactPanel = ({ subscription: { paymentCount, paidCents, state } }: { subscription: Subscription }) => (
  <Panel aria-labelledby="did-title">
    <PanelHeader title={text.did.title} id="did-title" />
    <p className="numerals">
      {text.did.payments(paymentCount, dollars(paidCents))}{' '}
      {state === 'cancelled'
        ? text.did.thanks
        : text.did.fund(dollars(Math.round((paidCents * fundsSplit.freeAccess) / 100)))}
    </p>
    <p className="subscription-where">
      <Link to="/pricing">{text.did.where}</Link>
    </p>
  </Panel>
)
