import './welcome.css'
import { reasons, visibilities, type Reason, type Visibility } from '@sadhana/contract'
import { BedSingle, BookOpen, Check, CircleDot, Globe, Lock, Sprout, UsersRound, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { markWelcomed } from '#lib/member/new-member.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceTile } from '#ui/form/choice.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { WelcomeCard } from './welcome-card.tsx'
import { useSaveReasons, useSaveVisibility } from './welcome.queries.ts'
import { welcomeText as words } from './welcome.text.ts'

const cards = ['sit', 'why', 'who'] as const
type Card = (typeof cards)[number]

type WelcomeScreenProps = {
  /** The first name of a new member. */
  name?: string | undefined
  /** The dial at rest, set to one minute. */
  dial: ReactNode
  /** The button that signs out. */
  signOut: ReactNode
}

/**
 * Three cards after signing up, shown once. The card is in the address, so the back button leads to the previous one.
 */
export function WelcomeScreen({ name, dial, signOut }: WelcomeScreenProps) {
  const [search, setSearch] = useSearchParams()
  const state = useLocation().state as { destination?: string } | null
  const navigate = useNavigate()
  const card = cards.find((option) => option === search.get('card')) ?? 'sit'
  useEffect(markWelcomed, [])

  const show = (next: Card, replace = false) => setSearch({ card: next }, { replace, state })
  const finish = () => void navigate(state?.destination ?? '/', { replace: true })
  const shared = { step: cards.indexOf(card) + 1, of: cards.length, onSkipAll: finish, signOut }

  if (card === 'why') return <WhyCard {...shared} onDone={() => show('who')} />
  if (card === 'who') return <WhoCard {...shared} onDone={finish} />
  return (
    <WelcomeCard
      {...shared}
      title={words.sit.title}
      say={name ? words.sit.sayToNew(name) : words.sit.say}
      picture={dial}
      go={
        <>
          <Button asChild size="lg">
            {/* The back button leads from the timer to the next card, not to the same question. */}
            <Link to="/meditation?minutes=1" onClick={() => show('why', true)}>
              {words.sit.go}
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to="/?tab=practice" onClick={() => show('why', true)}>
              {words.sit.log}
            </Link>
          </Button>
        </>
      }
      skip={{ label: words.sit.skip, onSelect: () => show('why') }}
    />
  )
}

type NextProps = Pick<ComponentProps<typeof WelcomeCard>, 'step' | 'of' | 'onSkipAll' | 'signOut'> & {
  onDone: () => void
}

function WhyCard({ onDone, ...shared }: NextProps) {
  const [chosen, setChosen] = useState<readonly Reason[]>([])
  const { mutate: save, isPending } = useSaveReasons(onDone)
  const toggle = (reason: Reason) =>
    setChosen((before) => (before.includes(reason) ? before.filter((other) => other !== reason) : [...before, reason]))
  return (
    <WelcomeCard
      {...shared}
      title={words.why.title}
      say={words.why.say}
      go={
        <Button size="lg" pending={isPending} onClick={() => (chosen.length > 0 ? save([...chosen]) : onDone())}>
          {words.why.go}
        </Button>
      }
      skip={{ label: words.why.skip, onSelect: onDone }}
    >
      <fieldset className="welcome-choices welcome-choices-many" aria-label={words.why.title}>
        {reasons.map((reason) => (
          <Choice
            key={reason}
            type="checkbox"
            symbol={reasonSymbols[reason]}
            small
            checked={chosen.includes(reason)}
            onChange={() => toggle(reason)}
          >
            <strong>{words.why.options[reason]}</strong>
          </Choice>
        ))}
      </fieldset>
    </WelcomeCard>
  )
}

function WhoCard({ onDone, ...shared }: NextProps) {
  const [chosen, setChosen] = useState<Visibility>('private')
  const { mutate: save, isPending } = useSaveVisibility(onDone)
  return (
    <WelcomeCard
      {...shared}
      title={words.who.title}
      say={words.who.say}
      go={
        <Button size="lg" pending={isPending} onClick={() => (chosen === 'private' ? onDone() : save(chosen))}>
          {words.who.go}
        </Button>
      }
      skip={{ label: words.who.skip, onSelect: onDone }}
    >
      <fieldset className="welcome-choices" aria-label={words.who.title}>
        {visibilities.map((visibility) => (
          <Choice
            key={visibility}
            type="radio"
            name="visibility"
            symbol={icon(visibilityIcons[visibility])}
            checked={visibility === chosen}
            onChange={() => setChosen(visibility)}
          >
            <strong>{visibilityLabels[visibility]}</strong>
            <small>{words.who.options[visibility]}</small>
          </Choice>
        ))}
      </fieldset>
      <p className="welcome-note">{words.who.note}</p>
    </WelcomeCard>
  )
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'children'> & {
  symbol: ReactNode
  small?: boolean
  children: ReactNode
}

const Choice = ({ symbol, small = false, children, ...input }: ChoiceProps) => (
  <ChoiceTile className="welcome-choice" {...input}>
    <Stone size={small ? 'sm' : 'md'}>{symbol}</Stone>
    <span>{children}</span>
    <Check aria-hidden="true" className="welcome-choice-check" />
  </ChoiceTile>
)

const icon = (Icon: LucideIcon) => <Icon aria-hidden="true" />

const visibilityIcons: Record<Visibility, LucideIcon> = { private: Lock, followers: UsersRound, public: Globe }

const reasonSymbols: Record<Reason, ReactNode> = {
  strain: <MoodSymbol mood="stressed" />,
  sleep: icon(BedSingle),
  body: <LimbSymbol limb="asana" />,
  breath: <LimbSymbol limb="pranayama" />,
  mind: icon(CircleDot),
  limbs: icon(BookOpen),
  company: icon(UsersRound),
  curiosity: icon(Sprout),
}
