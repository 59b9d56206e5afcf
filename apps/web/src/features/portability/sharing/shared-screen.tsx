import './shared.css'
import { failedWith, hoursOf, limbs, type SharedFigures, sharing } from '@sadhana/contract'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { callsOf } from '#lib/api/calls.ts'
import { dayAndMonthName, upToOneDecimal } from '#intl/intl.rules.ts'
import { useStoredSession } from '#lib/session/stored-session.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { Button } from '#ui/button.tsx'
import { Doughnut } from '#ui/chart/doughnut.tsx'
import { commonText } from '#intl/common.text.ts'
import { StoneStack } from '#ui/motifs/stone-stack.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { sharingText as text } from './sharing.text.ts'

const sharingApi = callsOf(sharing)

/** Each attempt mounts a new loader. */
export function SharedScreen() {
  const { token = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="shared-screen">
      <SharedPageLoader
        key={`${token} ${attempt}`}
        token={token}
        isRetry={attempt > 0}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </div>
  )
}

/** Not a query, because this page is mostly opened by visitors, who don't load the query library. */
function SharedPageLoader({ token, isRetry, onRetry }: { token: string; isRetry: boolean; onRetry: () => void }) {
  const isMember = useStoredSession() !== null
  const [outcome, setOutcome] = useState<SharedFigures | 'gone' | 'failed'>()
  useEffect(() => {
    let isWanted = true
    sharingApi.open({ params: { token } }).then(
      (shared) => isWanted && setOutcome(shared),
      (error: unknown) => isWanted && setOutcome(isGone(error) ? 'gone' : 'failed'),
    )
    return () => {
      isWanted = false
    }
  }, [token])
  // The button that was pressed is gone.
  useEffect(() => {
    if (isRetry && outcome) focusHeading()
  }, [isRetry, outcome])
  if (outcome === undefined) return <SharedPageSkeleton />
  if (outcome === 'gone') return <PageGone isMember={isMember} />
  if (outcome === 'failed') return <LoadFailed onRetry={onRetry} />
  return <SharedPageView shared={outcome} isMember={isMember} />
}

const isGone = (error: unknown) => failedWith(sharing.open, error, 'portability.page_not_found')

const SharedPageSkeleton = () => (
  <>
    <h1 className="sr-only">{text.sharedWithYou}</h1>
    <output>
      <span className="sr-only">{commonText.loading}</span>
      <Skeleton className="h-96" />
    </output>
  </>
)

/** Visitors are invited to learn about us; members are led back to their own pages. */
const PageGone = ({ isMember }: { isMember: boolean }) => (
  <Panel className="mt-6">
    <EmptyState
      title={text.gone}
      titleAs="h1"
      action={
        <Button asChild variant="secondary">
          <Link to="/">{isMember ? text.home : text.whatIsThis}</Link>
        </Button>
      }
    >
      {text.goneText}
    </EmptyState>
  </Panel>
)

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <h1 className="sr-only">{text.sharedWithYou}</h1>
    <Notice
      tone="error"
      title={text.loadFailed}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {commonText.tryAgain}
        </Button>
      }
    >
      {text.loadFailedText}
    </Notice>
  </>
)

function SharedPageView({ shared, isMember }: { shared: SharedFigures; isMember: boolean }) {
  const on = dayAndMonthName(shared.sharedOn)
  return (
    <>
      <p className="mt-6 text-muted">{shared.firstName ? text.sharedBy(shared.firstName, on) : text.sharedOn(on)}</p>
      <h1>{shared.title}.</h1>
      <Panel className="mt-4">
        <div className="shared-screen-stones">
          <StoneStack limbs={shared.stones} />
        </div>
        <SharedStats shared={shared} />
      </Panel>
      {shared.distribution && <Distribution distribution={shared.distribution} />}
      <p className="shared-screen-note">{text.frozen(on, dayAndMonthName(shared.endsOn))}</p>
      {!isMember && (
        <section className="shared-screen-invitation">
          <p>{text.whatItIs}</p>
          <Button asChild>
            <Link to="/waitlist">{text.join}</Link>
          </Button>
        </section>
      )}
    </>
  )
}

function SharedStats({ shared: { streak, totalMinutes, favorite, thisWeek } }: { shared: SharedFigures }) {
  return (
    <dl className="shared-screen-figures">
      {streak !== null && <SharedStat name={text.figures.streak} value={streak} note={text.units.days(streak)} />}
      {totalMinutes !== null && <Time minutes={totalMinutes} />}
      {favorite && (
        <SharedStat
          name={text.figures.favorite}
          value={<span {...sanskrit}>{limbNames[favorite.limbType]}</span>}
          note={text.favoriteShare(favorite.sessions, favorite.of)}
        />
      )}
      {thisWeek !== null && (
        <SharedStat name={text.figures['this-week']} value={thisWeek} note={text.units.sessions(thisWeek)} />
      )}
    </dl>
  )
}

/** Below two hours, minutes say more. */
const hoursFrom = 120

const Time = ({ minutes }: { minutes: number }) =>
  minutes < hoursFrom ? (
    <SharedStat name={text.figures['total-time']} value={minutes} note={text.units.minutes(minutes)} />
  ) : (
    <SharedStat name={text.figures['total-time']} value={upToOneDecimal(hoursOf(minutes))} note={text.units.hours} />
  )

type SharedStatProps = { name: string; value: ReactNode; note: string }

const SharedStat = ({ name, value, note }: SharedStatProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} <small>{note}</small>
    </dd>
  </div>
)

function Distribution({ distribution }: { distribution: NonNullable<SharedFigures['distribution']> }) {
  const shares = limbs.map((limb) => ({ limb, label: limbNames[limb], value: distribution[limb] ?? 0 }))
  return (
    <Panel className="mt-4" aria-labelledby="shared-distribution">
      <PanelHeader id="shared-distribution" title={text.figures.distribution} aside={text.lastMonth} />
      <Doughnut title={text.figures.distribution} shares={shares} />
    </Panel>
  )
}
