import './gentle.css'
import { addDays, gentleDaysLength, type JourneySettings } from '@sadhana/contract'
import { Clock, Footprints, Moon, Waves } from 'lucide-react'
import { useEffect } from 'react'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading, useHeldFocus } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { useNewPause } from '../shared/journey.queries.ts'
import { useAnswerOffer, useEndGentleDays, useNoteOffer } from './gentle.queries.ts'
import { gentleText as text } from './gentle.text.ts'

const titleId = 'gentle-days'

type GentleDaysProps = {
  settings: JourneySettings
  /** Words instead of numbers. */
  quiet: boolean
}

/** For home: the offer to go gently, or the gentle days themselves. */
export function GentleDays({ settings, quiet }: GentleDaysProps) {
  const { gentleDays, pauses } = settings
  useHeldFocus(gentleDays.state, `#${titleId}`)
  return (
    <>
      {gentleDays.state === 'offer' && (
        <GentleOffer practices={gentleDays.restsOn.length} isNew={gentleDays.isNew} quiet={quiet} />
      )}
      {gentleDays.state === 'gentle' && <GentleStrip days={gentleDays} pauses={pauses} quiet={quiet} />}
    </>
  )
}

const changes = [
  { Icon: Clock, words: text.offer.short },
  { Icon: Waves, words: text.offer.breath },
  { Icon: Footprints, words: text.offer.eyes },
  { Icon: Moon, words: text.offer.rest },
] as const

type GentleOfferProps = { practices: number; isNew: boolean; quiet: boolean }

function GentleOffer({ practices, isNew, quiet }: GentleOfferProps) {
  const { mutate: note } = useNoteOffer()
  useEffect(() => {
    if (isNew) note()
  }, [isNew, note])
  const { mutate: answer, isPending } = useAnswerOffer(() => focusHeading())
  return (
    <Panel className="gentle-offer" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{text.offer.title}</h2>
        <p className="gentle-offer-why">
          {quiet ? text.offer.quietWhy : text.offer.why(practices)} {text.offer.plan}
        </p>
        <div className="gentle-offer-ways">
          <Button pending={isPending} onClick={() => answer('yes')}>
            {text.offer.yes}
          </Button>
          <Button variant="secondary" pending={isPending} onClick={() => answer('not-now')}>
            {text.offer.notNow}
          </Button>
        </div>
      </div>
      <ul>
        {changes.map(({ Icon, words }) => (
          <li key={words}>
            <Icon aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const dayMs = 86_400_000
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / dayMs

type GentleStripProps = {
  days: { firstDay: string; lastDay: string }
  pauses: JourneySettings['pauses']
  quiet: boolean
}

function GentleStrip({ days: { firstDay, lastDay }, pauses, quiet }: GentleStripProps) {
  const today = useToday()
  const { mutate: end, isPending } = useEndGentleDays(() => focusHeading())
  const { mutate: pause, isPending: isPausing } = useNewPause(() => focusHeading(`#${titleId}`))
  const running = pauses.find((one) => one.firstDay <= today)
  const [next] = pauses
  const lastPauseDay = next && next.firstDay <= lastDay ? addDays(next.firstDay, -1) : lastDay
  return (
    <section className="gentle-strip" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{text.strip.title(dayAndMonthName(lastDay))}</h2>
        <p>{running ? text.strip.paused(dayAndMonthName(running.lastDay)) : text.strip.text}</p>
      </div>
      {!quiet && <Stones day={daysBetween(firstDay, today) + 1} />}
      <div className="gentle-strip-ways">
        {!running && (
          <Button variant="quiet" pending={isPausing} onClick={() => pause({ firstDay: today, lastDay: lastPauseDay })}>
            {text.strip.pause}
          </Button>
        )}
        <Button variant="quiet" pending={isPending} onClick={() => end()}>
          {text.strip.end}
        </Button>
      </div>
    </section>
  )
}

const Stones = ({ day }: { day: number }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stones in the colours of the theme cannot be an img element
  <div className="gentle-stones" role="img" aria-label={text.strip.day(day)}>
    {Array.from({ length: gentleDaysLength }, (_, index) => (
      <i key={index} className={stoneOf(index + 1 - day)} />
    ))}
  </div>
)

function stoneOf(daysAhead: number): string | undefined {
  if (daysAhead === 0) return 'gentle-stone-today'
  return daysAhead < 0 ? 'gentle-stone-past' : undefined
}
