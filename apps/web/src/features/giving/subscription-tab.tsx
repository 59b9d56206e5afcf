import './subscription.css'
import type { Subscription } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { DeclinedNotice, FailedPanel, MeantimePanel, WaitingPanel } from './confirmation-panels.tsx'
import { ContributionPanel, ImpactPanel, NoContributionPanel, ThanksPanel } from './contribution-panels.tsx'
import { EarlyAccessPanel } from './early-access-panel.tsx'
import { subscriptionQuery, useConfirmation } from './giving.queries.ts'
import { unsettledOf } from './giving.rules.ts'
import { subscriptionText as text } from './subscription.text.ts'

const titleId = 'contribution-title'

export function SubscriptionTab() {
  const subscription = useQuery(subscriptionQuery)
  const confirmation = useReturn(subscription.data)
  if (isFirstLoad(subscription)) {
    return (
      <Panel>
        <SkeletonRows count={3} />
      </Panel>
    )
  }
  if (!subscription.data) {
    return (
      <Panel aria-labelledby={titleId}>
        <PanelHeader title={text.title} id={titleId} />
        <LoadError title={text.loadFailed} query={subscription} heading={`#${titleId}`}>
          {text.loadFailedText}
        </LoadError>
      </Panel>
    )
  }
  return <SubscriptionView subscription={subscription.data} confirmation={confirmation} />
}

type ConfirmationQuery = ReturnType<typeof useConfirmation>

/** The provider sends people back with `subscription=success`. Anyone could write that, so we ask our server. */
function useReturn(subscription: Subscription | undefined): ConfirmationQuery {
  const [search, setSearch] = useSearchParams()
  const hasReturned = search.get('subscription') === 'success'
  const confirmation = useConfirmation(hasReturned || Boolean(subscription?.waiting))
  const { state, id } = confirmation.data ?? {}
  const thankedFor = useRef<string | null>(null)
  useEffect(() => {
    if (state !== 'tracked' || !id || thankedFor.current === id) return
    thankedFor.current = id
    toast({ title: text.tracked.title, text: text.tracked.text, tone: 'success' })
    void queryClient.invalidateQueries(subscriptionQuery)
    // A reload must not thank the member twice.
    setSearch({ tab: 'subscription' }, { replace: true })
  }, [state, id, setSearch])
  return confirmation
}

function SubscriptionView({
  subscription,
  confirmation,
}: {
  subscription: Subscription
  confirmation: ConfirmationQuery
}) {
  const { data: answer } = confirmation
  const checkAgain = () => confirmation.refetch()
  const isGiving = subscription.state !== 'none' && subscription.state !== 'pending'
  const unsettled = unsettledOf(subscription, answer)
  return (
    <div className="subscription">
      <div className="subscription-column">
        {answer?.state === 'declined' && <DeclinedNotice />}
        {answer?.state === 'failed' && <FailedPanel confirmation={answer} onAgain={checkAgain} />}
        {unsettled && <WaitingPanel unsettled={unsettled} onAgain={checkAgain} />}
        {isGiving && subscription.state !== 'free' && <ContributionPanel subscription={subscription} />}
        {subscription.state === 'free' && !unsettled && <NoContributionPanel words={text.free} />}
        {!isGiving && !unsettled && answer?.state !== 'failed' && <NoContributionPanel words={text.none} />}
        <EarlyAccessPanel state={subscription.state} />
      </div>
      <div className="subscription-column">
        {(unsettled || answer?.state === 'failed') && <MeantimePanel />}
        {!unsettled && answer?.state === 'tracked' && <ThanksPanel tier={answer.paymentTier} />}
        {subscription.paymentCount > 0 && <ImpactPanel subscription={subscription} />}
      </div>
    </div>
  )
}
