import './tier-cards.css'
import { type BillingCycle, type GivingFacts, type GivingTier, priceOf, type TierId, tiers } from '@sadhana/contract'
import { ArrowRight, Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { dollars, dollarsAndCents } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Badge } from '#ui/status/badge.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import {
  type Choice,
  type CurrentGiving,
  feeOn,
  livePromises,
  monthlyPrice,
  promisesFrom,
  signInPathFor,
  yearlySavings,
} from './giving.rules.ts'
import { givingText as text } from './giving.text.ts'
import type { SavedChoice } from './saved-choice.ts'
import { subscriptionText } from './subscription.text.ts'

const { tiers: names } = subscriptionText

type Tier = (typeof tiers)[number]

type TierCardsProps = {
  facts: GivingFacts | undefined
  isLoading: boolean
  choice: SavedChoice
  current: CurrentGiving | undefined
  /** Open only once the current contribution has loaded: choosing the free tier would end it without a question. */
  freeTier: 'open' | 'loading' | 'closed'
  isPaying: boolean
  onChoose: (tier: GivingTier) => void
  /** Undefined for a visitor, who signs in first. */
  onGive: ((choice: Choice) => void) | undefined
}

export function TierCards(props: TierCardsProps) {
  const { facts, isLoading, choice, current, freeTier, isPaying, onChoose, onGive } = props
  const name = useId()
  const isConfigured = facts?.configured ?? false
  // Without a provider, only the free tier can be chosen, and the page says so. Existing contributions continue.
  const isClosed = facts !== undefined && !isConfigured
  const contribution = isClosed && current?.isPaid ? current : undefined
  const chosen = isClosed ? (contribution?.tier ?? 'financial-difficulty') : choice.tier
  const cycle = contribution?.cycle ?? choice.cycle
  const give = (tier: TierId) =>
    onGive?.({ tier, cycle: choice.cycle, isRecurring: tier !== 'financial-difficulty', cents: null })
  return (
    <fieldset className="pricing-tiers">
      <legend className="sr-only">{text.tiers}</legend>
      {tiers.map((tier) => {
        const isFree = tier.monthlyCents === 0
        const isChosen = tier.id === chosen
        const can = { tier, cycle, isChosen, current, isPaying, onChoose, ...(onGive && { give }) }
        return (
          <TierCard
            key={tier.id}
            tier={tier}
            cycle={cycle}
            facts={facts}
            isChosen={isChosen}
            name={(isFree && !contribution) || isConfigured ? name : undefined}
            onChoose={() => onChoose(tier.id)}
          >
            {isFree && freeTier === 'open' && <FreeAction {...can} />}
            {(isFree ? freeTier === 'loading' : isLoading) && <Skeleton className="tier-card-waiting" />}
            {contribution?.tier === tier.id && <CurrentAction />}
            {!isFree && isConfigured && <PaidAction {...can} donateUrl={facts?.donateUrl ?? null} />}
          </TierCard>
        )
      })}
    </fieldset>
  )
}

type TierCardProps = {
  tier: Tier
  cycle: BillingCycle
  facts: GivingFacts | undefined
  isChosen: boolean
  /** The name of the radio group. Without it, nothing on the card can be chosen. */
  name: string | undefined
  onChoose: () => void
  children: ReactNode
}

const TierCard = ({ tier, cycle, facts, isChosen, name, onChoose, children }: TierCardProps) => (
  <article className={classNames('tier-card', isChosen && 'tier-card-chosen')}>
    {'mostPopular' in tier && facts?.configured !== false && (
      <Badge tone="sun" className="tier-card-badge">
        {text.mostPopular}
      </Badge>
    )}
    <h2 className="tier-card-name">
      {name ? (
        <label className="tier-card-choice">
          <input type="radio" className="sr-only" name={name} checked={isChosen} onChange={onChoose} />
          {names[tier.id]}
        </label>
      ) : (
        names[tier.id]
      )}
    </h2>
    <Price tier={tier} cycle={cycle} />
    <p className="tier-card-who">{text.who[tier.id]}</p>
    <ul className="tier-card-list">
      {linesOf(tier.id, facts).map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          <span>
            {line}
            {text.beside[line] && <small className="tier-card-beside">{text.beside[line]}</small>}
          </span>
        </li>
      ))}
    </ul>
    <div className="tier-card-actions">
      {facts?.configured && facts.fee && tier.monthlyCents > 0 && (
        <p className="tier-card-note numerals">{text.fee(dollars(feeOn(priceOf(tier.id, cycle), facts.fee)))}</p>
      )}
      {children}
    </div>
  </article>
)

function linesOf(tier: TierId, facts: GivingFacts | undefined): string[] {
  if (tier === 'financial-difficulty') return text.free
  return [
    text.everything[tier],
    ...promisesFrom(tier, facts?.promises ?? livePromises).map((promise) => text.promises[promise]),
  ]
}

function Price({ tier, cycle }: { tier: Tier; cycle: BillingCycle }) {
  const isFree = tier.monthlyCents === 0
  const price = !isFree && cycle === 'annual' ? dollarsAndCents : dollars
  return (
    <>
      <p className="tier-card-amount numerals">
        {price(monthlyPrice(tier.id, cycle))} <small>{isFree ? text.forever : text.aMonth}</small>
      </p>
      {!isFree && cycle === 'annual' && (
        <p className="tier-card-note numerals">
          {text.yearly(price(priceOf(tier.id, cycle)), price(yearlySavings(tier.id)))}
        </p>
      )}
    </>
  )
}

type ActionProps = {
  tier: Tier
  cycle: BillingCycle
  isChosen: boolean
  current: CurrentGiving | undefined
  isPaying: boolean
  onChoose: (tier: GivingTier) => void
  give?: (tier: TierId) => void
}

/** One tap. It would end an existing contribution, so members who contribute are led to theirs and asked there. */
function FreeAction({ tier, isChosen, current, isPaying, onChoose, give }: ActionProps) {
  const variant = isChosen ? 'primary' : 'secondary'
  if (current?.isPaid) return <SeeContribution />
  if (current) return <p className="tier-card-current">{text.chosen}</p>
  if (!give) return <SignIn tier={tier.id} variant={variant} label={text.chooseFree} onChoose={onChoose} />
  const take = () => {
    onChoose(tier.id)
    give(tier.id)
  }
  return (
    <Button block variant={variant} pending={isPaying && isChosen} onClick={take}>
      {text.chooseFree}
    </Button>
  )
}

function PaidAction({ donateUrl, ...props }: ActionProps & { donateUrl: string | null }) {
  const { tier, cycle, isChosen, current, isPaying, onChoose, give } = props
  const amount = dollars(priceOf(tier.id, cycle))
  const label = isChosen ? text.continue(amount) : text.choose(amount)
  const variant = isChosen ? 'primary' : 'secondary'
  if (current?.tier === tier.id && current.cycle === cycle) return <CurrentAction />
  return (
    <>
      {give ? (
        <Button
          block
          variant={variant}
          pending={isPaying && isChosen}
          onClick={() => (isChosen ? give(tier.id) : onChoose(tier.id))}
        >
          {label}
        </Button>
      ) : (
        <SignIn tier={tier.id} variant={variant} label={label} onChoose={onChoose} />
      )}
      {isChosen && donateUrl && (
        <Button block variant="quiet" asChild>
          <a href={`${donateUrl}/${priceOf(tier.id, cycle) / 100}USD`} target="_blank" rel="noopener noreferrer">
            {text.donate(amount)} <ArrowRight aria-hidden="true" />
          </a>
        </Button>
      )}
    </>
  )
}

type SignInProps = Pick<ActionProps, 'onChoose'> & { tier: TierId; variant: 'primary' | 'secondary'; label: string }

const SignIn = ({ tier, variant, label, onChoose }: SignInProps) => (
  <Button block variant={variant} asChild>
    <Link to={signInPathFor(tier)} onClick={() => onChoose(tier)}>
      {label}
    </Link>
  </Button>
)

const CurrentAction = () => (
  <>
    <p className="tier-card-current">{text.current}</p>
    <SeeContribution />
  </>
)

const SeeContribution = () => (
  <Button block variant="quiet" asChild>
    <Link to="/profile?tab=subscription">{text.see}</Link>
  </Button>
)
