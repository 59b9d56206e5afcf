import './challenges.css'
import type { Challenge, ChallengeList } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { dayInWords, daysInWords } from '#lib/time/calendar.rules.ts'
import { journeySettingsQuery, useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { useFocusOnceShown } from '../shared/focus-once-shown.ts'
import type { JourneyTabProps } from '../shared/journey-tab-props.ts'
import { ChallengeStone } from './challenge-stone.tsx'
import { challengesQuery, useJoinChallenge } from './challenges.queries.ts'
import { challengesText } from './challenges.text.ts'
import { largeFirst, OwnChallenge } from './own-challenge.tsx'

export function ChallengesTab({ quiet }: JourneyTabProps) {
  const query = useQuery(challengesQuery)
  const today = useToday()
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton className="h-96" />}
      failed={challengesText.failed}
      failedText={challengesText.safe}
      failedIn={Panel}
    >
      {(list) => <Challenges list={list} today={today} quiet={quiet} />}
    </QueryView>
  )
}

type ChallengesProps = { list: ChallengeList; today: string; quiet: boolean }

function Challenges({ list: { active, completed, ended }, today, quiet }: ChallengesProps) {
  const focusOnceShown = useFocusOnceShown()
  const isWaiting = useQuery(journeySettingsQuery).data?.gentleDays.state === 'gentle'
  const own = active.filter(({ isParticipating }) => isParticipating)
  const open = active.filter(({ isParticipating }) => !isParticipating)
  if (active.length + completed.length + ended.length === 0) return <NoChallenges />
  return (
    <div className="challenges-tab">
      {largeFirst(own).map((challenge, index) => (
        <OwnChallenge
          key={challenge.id}
          challenge={challenge}
          today={today}
          quiet={quiet}
          isWaiting={isWaiting}
          size={index === 0 ? 'large' : 'small'}
        />
      ))}
      {open.length > 0 && (
        <Panel className="challenges-tab-open" aria-labelledby="open-challenges">
          <PanelHeader id="open-challenges" title={challengesText.open.title} aside={challengesText.open.aside} />
          <ul className="challenges-tab-rows">
            {open.map((challenge, index) => (
              <OpenChallenge
                key={challenge.id}
                challenge={challenge}
                index={index}
                today={today}
                quiet={quiet}
                onJoined={() => focusOnceShown(`challenge-${challenge.id}`)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {completed.length > 0 && (
        <PastChallenges id="completed" list={completed} today={today} quiet={quiet} className="challenge-stone-done" />
      )}
      {ended.length > 0 && <PastChallenges id="ended" list={ended} today={today} quiet={quiet} />}
    </div>
  )
}

const NoChallenges = () => (
  <Panel>
    <EmptyState
      title={challengesText.empty.title}
      action={
        <Button asChild variant="secondary">
          <Link to="/gamification">{challengesText.empty.action}</Link>
        </Button>
      }
    >
      {challengesText.empty.text}
    </EmptyState>
  </Panel>
)

type RowProps = { challenge: Challenge; index: number; today: string; quiet: boolean; onJoined: () => void }

function OpenChallenge({ challenge, index, today, quiet, onJoined }: RowProps) {
  const { title, description, startDate, endDate, participants } = challenge
  const { mutate: join, isPending } = useJoinChallenge(challenge, onJoined)
  return (
    <li className="challenges-tab-row">
      <ChallengeStone challenge={challenge} index={index} />
      <div>
        <h3>{title}</h3>
        <p className="text-muted">{description}</p>
        <p className="challenges-tab-facts">
          <span>{daysInWords({ firstDay: startDate, lastDay: endDate }, today)}</span>
          {!quiet && <span>{challengesText.people(participants)}</span>}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={challengesText.joinThis(title)}
        pending={isPending}
        onClick={() => join()}
      >
        {challengesText.open.join}
      </Button>
    </li>
  )
}

type PastProps = {
  id: 'completed' | 'ended'
  list: readonly Challenge[]
  today: string
  quiet: boolean
  className?: string
}

/** Challenges that have ended, completed or not. They are never removed. */
function PastChallenges({ id, list, today, quiet, className }: PastProps) {
  return (
    <Panel className="challenges-tab-past" aria-labelledby={`${id}-challenges`}>
      <PanelHeader id={`${id}-challenges`} title={challengesText[id].title} />
      <ul className="challenges-tab-rows">
        {list.map((challenge, index) => (
          <li key={challenge.id} className="challenges-tab-past-row">
            <ChallengeStone challenge={challenge} index={index} {...(className && { className })} />
            <div>
              <h3>{challenge.title}</h3>
              <p className="challenges-tab-facts">
                <span>{dayInWords(challenge.completedAt ?? challenge.endDate, today)}</span>
                {!quiet && (
                  <span>{challengesText.done(Math.min(challenge.progress, challenge.requirement), challenge)}</span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
