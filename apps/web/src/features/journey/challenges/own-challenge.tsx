import { addDays, type Challenge } from '@sadhana/contract'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { ChallengeStone } from './challenge-stone.tsx'
import { useLeaveChallenge } from './challenges.queries.ts'
import { challengesText } from './challenges.text.ts'

/** More pebbles than this would be too many to take in. */
const pebblesMax = 31

const isInPebbles = ({ type, requirement }: Challenge) => type !== 'minutes' && requirement <= pebblesMax

/** The first one is shown large: the one nearest to its end whose days fit in pebbles, or else simply the nearest. */
export function largeFirst(own: readonly Challenge[]): Challenge[] {
  const large = own.find(isInPebbles)
  return large ? [large, ...own.filter((challenge) => challenge !== large)] : [...own]
}

type OwnChallengeProps = {
  challenge: Challenge
  today: string
  quiet: boolean
  /** In gentle days it asks for nothing. */
  isWaiting: boolean
  size: 'large' | 'small'
}

/** A challenge the member takes part in: their own progress, then the group's as one number. */
export function OwnChallenge({ challenge, today, quiet, isWaiting, size }: OwnChallengeProps) {
  const { id, title, description, participants } = challenge
  const isLarge = size === 'large'
  const { mutate: leave, isPending } = useLeaveChallenge(challenge, () => focusHeading())
  return (
    <Panel
      className={classNames('own-challenge', isLarge && 'own-challenge-large')}
      aria-labelledby={`challenge-${id}`}
    >
      <header className="own-challenge-header">
        {isLarge && <ChallengeStone challenge={challenge} />}
        <div>
          <h2 id={`challenge-${id}`} className="panel-title">
            {title}
          </h2>
          <p className="text-sm text-muted">{description}</p>
        </div>
      </header>
      {quiet ? (
        <p>{isWaiting ? challengesText.waits : challengesText.quiet}</p>
      ) : (
        <Progress challenge={challenge} today={today} isWaiting={isWaiting} isLarge={isLarge} />
      )}
      <footer className="own-challenge-footer">
        {!quiet && (
          <span className="numerals text-sm text-muted">
            {isLarge ? challengesText.unranked(participants) : challengesText.people(participants)}
          </span>
        )}
        {!quiet && <SharedProgress challenge={challenge} />}
        <Button
          variant="quiet"
          className="own-challenge-leave"
          aria-label={challengesText.leaveThis(title)}
          pending={isPending}
          onClick={() => leave()}
        >
          {challengesText.leave}
        </Button>
      </footer>
    </Panel>
  )
}

type ProgressProps = { challenge: Challenge; today: string; isWaiting: boolean; isLarge: boolean }

function Progress({ challenge, today, isWaiting, isLarge }: ProgressProps) {
  const { progress, requirement } = challenge
  const hasPebbles = isLarge && isInPebbles(challenge)
  return (
    <>
      <div className="own-challenge-progress">
        <p className="own-challenge-number">
          {progress} <small>{challengesText.of(challenge)}</small>
        </p>
        {hasPebbles ? (
          <Pebbles challenge={challenge} today={today} />
        ) : (
          <Meter label={challengesText.done(progress, challenge)} share={Math.min(1, progress / requirement)} />
        )}
      </div>
      <p>
        {isWaiting ? challengesText.waits : nextStepText(challenge, today)}{' '}
        <span className="text-muted">{isLarge && !isWaiting && challengesText.pace}</span>
      </p>
      {!isLarge && <p className="text-sm text-muted">{lastCountedWords(challenge, today)}</p>}
    </>
  )
}

/** Hidden from screen readers: the numbers beside them say the same. */
function Pebbles({ challenge, today }: { challenge: Challenge; today: string }) {
  const { progress, requirement, lastCounted } = challenge
  const ofToday = lastCounted?.day === today ? lastCounted.amount : 0
  const stateOf = (index: number) => {
    if (index >= progress) return undefined
    return index >= progress - ofToday ? 'own-challenge-pebble-today' : 'own-challenge-pebble-done'
  }
  return (
    <div className="own-challenge-pebbles" aria-hidden="true">
      {Array.from({ length: requirement }, (_, index) => (
        <i key={index} className={stateOf(index)} />
      ))}
    </div>
  )
}

const dayMs = 86_400_000

function nextStepText(challenge: Challenge, today: string): string {
  const { type, progress, requirement, startDate, endDate, lastCounted } = challenge
  if (startDate > today) return challengesText.startsOn(dayInWords(startDate, today))
  // In a challenge that counts days, a day counts only once.
  const isTodayDone = type === 'days' && lastCounted?.day === today
  const first = isTodayDone ? addDays(today, 1) : today
  const daysToCome = (Date.parse(endDate) - Date.parse(first)) / dayMs + 1
  const toGo = requirement - progress
  const canBeDone = daysToCome > 0 && (type !== 'days' || toGo <= daysToCome)
  return canBeDone ? challengesText.ahead(toGo, daysToCome, challenge) : challengesText.stillCounts
}

const lastCountedWords = (challenge: Challenge, today: string): string =>
  challenge.lastCounted
    ? challengesText.lastCounted(dayInWords(challenge.lastCounted.day, today), challenge.lastCounted.amount, challenge)
    : challengesText.nothingYet

/** One pale line, hidden while so few members take part that it would reveal who they are. */
function SharedProgress({ challenge }: { challenge: Challenge }) {
  const { together, participants, requirement } = challenge
  if (together === null) return null
  const words = challengesText.together(together, challenge)
  return (
    <div className="own-challenge-together">
      <span className="numerals text-sm">{words}</span>
      <Meter
        className="own-challenge-waterline"
        label={words}
        share={Math.min(1, together / (participants * requirement))}
      />
    </div>
  )
}
