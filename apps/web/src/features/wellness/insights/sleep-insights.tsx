import type { WellnessInsights } from '@sadhana/contract'
import { useState } from 'react'
import { clockTime, dayAndMonth, monthName, oneDecimal, shortDay, shortMonthName } from '#intl/intl.rules.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { durationText, sleepText } from '../sleep/sleep.text.ts'
import { lastNights, meanOf, monthlyNights, type NightColumn } from './insights.rules.ts'
import { insightsText as text } from './insights.text.ts'
import { NightColumns } from './night-columns.tsx'

type Range = 'weeks' | 'year'

export function SleepInsights({ insights, quiet }: { insights: WellnessInsights; quiet: boolean }) {
  const { nights, sleepQuality, sleepDuration } = insights
  return (
    <Panel aria-labelledby="sleep-insights">
      <PanelHeader id="sleep-insights" title={text.sleep} {...(!quiet && { aside: text.nights(nights.length) })} />
      {nights.length === 0 && <p className="text-muted">{text.noNights}</p>}
      {!quiet && sleepQuality.mean !== null && (
        <dl className="sleep-averages">
          <div>
            <dt>{text.averageQuality}</dt>
            <dd className="numerals">
              {oneDecimal(sleepQuality.mean)}
              <small> / 10</small>
            </dd>
          </div>
          <div>
            <dt>{text.averageDuration}</dt>
            {sleepDuration.mean === null ? (
              <dd className="sleep-averages-none">{text.noDuration}</dd>
            ) : (
              <Hours minutes={Math.round(sleepDuration.mean)} />
            )}
          </div>
        </dl>
      )}
      {nights.length > 0 && <NightPicture insights={insights} />}
      {!quiet && sleepDuration.days > 0 && (
        <p className="mt-3 text-sm text-muted">{text.durationFrom(sleepDuration.days)}</p>
      )}
    </Panel>
  )
}

const marks = { unit: (words: string) => <small>{words}</small> }

const Hours = ({ minutes }: { minutes: number }) => (
  <dd className="numerals">{withMarked(text.duration(Math.floor(minutes / 60), minutes % 60), marks)}</dd>
)

const nightsShown = 14

function NightPicture({ insights: { nights, today } }: { insights: WellnessInsights }) {
  const [range, setRange] = useState<Range>('weeks')
  const isYear = range === 'year'
  const columns = isYear ? monthlyNights(nights) : lastNights(nights, today, nightsShown)
  const labelOf = ({ day }: NightColumn) => (isYear ? `${monthName(day)} ${day.slice(0, 4)}` : shortDay(day))
  return (
    <div className="sleep-picture">
      <Segmented<Range>
        label={text.range}
        options={[
          { value: 'weeks', label: text.twoWeeks },
          { value: 'year', label: text.year },
        ]}
        value={range}
        onValueChange={setRange}
      />
      <ChartFrame
        key={range}
        className="night-columns-chart"
        title={text.sleep}
        summary={isYear ? text.monthsSummary : text.nightsSummary}
        readings={columns.map((column) =>
          text.nightReading(
            labelOf(column),
            column.length === null ? text.noTimes : durationText(Math.round(column.length)),
          ),
        )}
        table={isYear ? monthTable(columns, labelOf) : nightTable(columns, labelOf)}
      >
        {(view) => (
          <NightColumns
            columns={columns}
            ends={[columns[0], columns.at(-1)].map((column) =>
              column ? (isYear ? shortMonthName(column.day) : dayAndMonth(column.day)) : '',
            )}
            marks={[
              { minutes: 240, label: clockTime('00:00') },
              { minutes: 600, label: clockTime('06:00') },
            ]}
            {...view}
          />
        )}
      </ChartFrame>
    </div>
  )
}

type LabelOf = (column: NightColumn) => string
const { tables } = text

const nightTable = (columns: readonly NightColumn[], labelOf: LabelOf) => ({
  headers: [tables.night, tables.quality, tables.length, tables.times],
  rows: columns.flatMap((column) =>
    column.nights.map(({ quality, duration, bedtime, wakeTime }) => [
      labelOf(column),
      oneDecimal(quality),
      duration === null ? tables.none : durationText(duration),
      bedtime && wakeTime ? sleepText.range(bedtime, wakeTime) : text.noTimes,
    ]),
  ),
})

const monthTable = (columns: readonly NightColumn[], labelOf: LabelOf) => ({
  headers: [tables.month, tables.nights, tables.quality, tables.length],
  rows: columns.map((column) => [
    labelOf(column),
    String(column.nights.length),
    oneDecimal(meanOf(column.nights.map(({ quality }) => quality)) ?? 0),
    column.length === null ? tables.none : durationText(Math.round(column.length)),
  ]),
})
