import type { JourneyStats } from '@sadhana/contract'
import { oneDecimal } from '#intl/intl.rules.ts'
import { YearDots } from '#ui/chart/year-dots.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { journeyText } from './journey.text.ts'

type YearPanelProps = { stats: JourneyStats; quiet: boolean }

/** The current year, with a dot for each day. */
export function YearPanel({ stats: { today, year }, quiet }: YearPanelProps) {
  const practised = year.filter(({ kind }) => kind === 'practised')
  const minutes = practised.reduce((sum, day) => sum + day.minutes, 0)
  const number = today.slice(0, 4)
  const days = new Map(
    year.map(({ day, minutes: ofDay, kind }) => [
      day,
      { minutes: ofDay, rest: kind === 'rest', paused: kind === 'paused' },
    ]),
  )
  const title = journeyText.year.title(number)
  return (
    <Panel aria-labelledby="year">
      <PanelHeader
        id="year"
        title={title}
        {...(!quiet && {
          aside: journeyText.year.total(practised.length, minutes === 0 ? '0' : oneDecimal(minutes / 60)),
        })}
      />
      <YearDots title={title} year={Number(number)} days={days} today={today} quiet={quiet} />
      {quiet && <p className="year-panel-note">{journeyText.year.quiet}</p>}
    </Panel>
  )
}
