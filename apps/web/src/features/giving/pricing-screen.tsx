import './pricing.css'
import { annualDiscount, type BillingCycle } from '@sadhana/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { percentage } from '#intl/intl.rules.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { useStoredSession } from '#lib/session/stored-session.ts'
import { BackLink } from '#ui/back-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Badge } from '#ui/status/badge.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { CustomAmountCard } from './custom-amount-card.tsx'
import { factsQuery, subscriptionQuery, usePay } from './giving.queries.ts'
import { type Choice, type CurrentGiving, currentOf, tierNamed } from './giving.rules.ts'
import { givingText as text } from './giving.text.ts'
import { createSavedChoice, type SavedChoice } from './saved-choice.ts'
import { openProviderTab } from './provider-tab.ts'
import { TierCards } from './tier-cards.tsx'
import { MoneyCard } from './money-card.tsx'

const savedChoice = createSavedChoice()

/** For members and visitors. The pages of visitors have no query client, so this one provides its own. */
export function PricingScreen() {
  const isMember = useStoredSession() !== null
  return (
    <QueryClientProvider client={queryClient}>
      <Pricing isMember={isMember} />
    </QueryClientProvider>
  )
}

function Pricing({ isMember }: { isMember: boolean }) {
  const facts = useQuery(factsQuery)
  const subscription = useQuery({ ...subscriptionQuery, enabled: isMember })
  const [choice, choose] = useChoice()
  const { isPaying, pay } = usePayment()
  useCancelledReturn()
  const current = currentOf(subscription.data)
  const isCurrentMissing = isMember && !subscription.data
  const isCurrentFailed = isCurrentMissing && subscription.isError
  const retry = () => {
    if (facts.isError) void facts.refetch()
    return subscription.refetch()
  }
  const isConfigured = facts.data?.configured
  const giveHere = isMember ? pay : undefined
  return (
    <div className={classNames('pricing', !isMember && 'page')}>
      <header className="pricing-head">
        <div>
          <h1>{text.title}</h1>
          {isConfigured !== false && <Cycle value={choice.cycle} onChange={(cycle) => choose({ cycle })} />}
        </div>
        <Philosophy {...(isConfigured === false ? closedText(current) : text.philosophy)} />
      </header>
      {isCurrentFailed && (
        <LoadError title={text.currentFailed} query={{ isFetching: subscription.isFetching, refetch: retry }}>
          {text.currentFailedText}
        </LoadError>
      )}
      {facts.isError && !isCurrentFailed && (
        <LoadError title={text.factsFailed} query={facts}>
          {text.factsFailedText}
        </LoadError>
      )}
      <TierCards
        facts={facts.data}
        isLoading={facts.isPending}
        choice={choice}
        current={current}
        freeTier={isCurrentFailed ? 'closed' : isCurrentMissing ? 'loading' : 'open'}
        isPaying={isPaying}
        onChoose={(tier) => choose({ tier })}
        onGive={giveHere}
      />
      {isConfigured === false && !current?.isPaid && <p className="pricing-note">{text.noProvider.tiers}</p>}
      {facts.data?.configured && (
        <div className="pricing-more">
          <MoneyCard facts={facts.data} />
          <CustomAmountCard
            isRecurring={choice.isRecurring}
            isPaying={isPaying}
            onRecurring={(isRecurring) => choose({ isRecurring })}
            onChoose={() => choose({ tier: 'custom' })}
            onGive={giveHere}
          />
        </div>
      )}
      <p>
        <BackLink to="/">{text.home}</BackLink>
      </p>
    </div>
  )
}

/** A choice in the address comes before the one saved on this device. */
function useChoice() {
  const [search] = useSearchParams()
  const [choice, setChoice] = useState<SavedChoice>(() => {
    const before = savedChoice.read()
    return { ...before, tier: tierNamed(search.get('tier')) ?? before.tier }
  })
  const choose = (changed: Partial<SavedChoice>) => {
    const next = { ...choice, ...changed }
    setChoice(next)
    savedChoice.write(next)
  }
  return [choice, choose] as const
}

const closedText = (current: CurrentGiving | undefined) => (current?.isPaid ? text.noNewGiving : text.noProvider)

const providerParams = ['subscription_id', 'ba_token', 'token']

/** The provider adds its own parameters to the address when someone comes back without paying. */
function useCancelledReturn() {
  const [search, setSearch] = useSearchParams()
  const hasReturned = providerParams.some((name) => search.has(name))
  useEffect(() => {
    if (!hasReturned) return
    toast({ ...text.cancelledThere })
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => !providerParams.includes(name))), {
      replace: true,
    })
  }, [hasReturned, setSearch])
}

/** The provider's page opens in a new tab. This one then waits for the result. */
function usePayment() {
  const navigate = useNavigate()
  const { isPending, mutate } = usePay(({ next }) => {
    savedChoice.forget()
    if (next === 'approve') return void navigate('/profile?tab=subscription')
    toast({ title: text.freeChosen, text: text.freeChosenText, tone: 'success' })
  })
  const pay = (choice: Choice) =>
    mutate({ choice, ...(choice.tier !== 'financial-difficulty' && { tab: openProviderTab() }) })
  return { isPaying: isPending, pay }
}

const Cycle = ({ value, onChange }: { value: BillingCycle; onChange: (cycle: BillingCycle) => void }) => (
  <div className="pricing-cycle">
    <Segmented
      label={text.billing}
      options={[
        { value: 'monthly', label: text.cycles.monthly },
        { value: 'annual', label: text.cycles.annual },
      ]}
      value={value}
      onValueChange={onChange}
    />
    <Badge tone="sun">{text.save(percentage(annualDiscount))}</Badge>
    <span className="pricing-cycle-note">{text.saveWhen}</span>
  </div>
)

const Philosophy = ({ title, text: words }: { title: string; text: string }) => (
  <section className="pricing-philosophy">
    <h2>{title}</h2>
    <p>{words}</p>
  </section>
)
