import type { Mood, WellnessInsights } from '@sadhana/contract'
import { useState } from 'react'
import { moodLabels } from '#intl/feelings.text.ts'
import { fullDate, monthName, oneDecimal, shortDay } from '#intl/intl.rules.ts'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import {
  daysBetween,
  firstDayOf,
  grouped,
  meanOf,
  mondayOf,
  type MoodDay,
  moodCounts,
  monthOf,
  type WeatherRange,
} from './insights.rules.ts'
import { insightsText as text } from './insights.text.ts'
import { Weather } from './weather.tsx'

type WeatherPanelProps = { insights: WellnessInsights; quiet: boolean }

const isWide = () => window.matchMedia('(min-width: 900px)').matches

export function WeatherPanel({ insights, quiet }: WeatherPanelProps) {
  const [range, setRange] = useState<WeatherRange>(() => (isWide() ? 'year' : 'weeks'))
  const [chosen, setChosen] = useState<Mood>()
  const first = firstDayOf(range, insights)
  const shown = insights.moodDays.filter(({ day }) => day >= first)
  const moods = new Map(shown.map(({ day, mood }) => [day, mood]))
  const days = daysBetween(first, insights.today)
  const counts = moodCounts(shown)
  const [mostCommon] = counts
  return (
    <Panel aria-labelledby="inner-weather">
      <PanelHeader
        id="inner-weather"
        title={text.weather}
        aside={
          <Segmented<WeatherRange>
            label={text.range}
            options={[
              { value: 'weeks', label: text.weeks },
              { value: 'year', label: text.year },
            ]}
            value={range}
            onValueChange={setRange}
          />
        }
      />
      <p className="weather-panel-hint">{text.weatherHint}</p>
      <ChartFrame
        key={range}
        className="weather-chart"
        title={text.weather}
        summary={
          mostCommon && mostCommon.days > 0
            ? text.weatherSummary(shown.length, moodLabels[mostCommon.mood])
            : text.noMoods
        }
        readings={days.map((day) => {
          const mood = moods.get(day)
          return text.dayReading(shortDay(day), mood && moodLabels[mood])
        })}
        table={tableOf(range, shown)}
        steps={{ horizontal: 1, vertical: range === 'weeks' ? 7 : 30 }}
      >
        {({ width, active, onPoint }) => (
          <Weather {...{ range, first, days, moods, chosen, width, active, onPoint }} today={insights.today} />
        )}
      </ChartFrame>
      <ul className="weather-key">
        {counts.map(({ mood, days: count }) => (
          <li key={mood}>
            <button
              type="button"
              className={`weather-key-mood tone-${mood}`}
              aria-pressed={chosen === mood}
              onClick={() => setChosen(chosen === mood ? undefined : mood)}
            >
              <MoodSymbol mood={mood} size={20} />
              {moodLabels[mood]}
              {!quiet && <b className="numerals">{count}</b>}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{text.keyHint}</p>
    </Panel>
  )
}

/** The same data by month or by week. */
function tableOf(range: WeatherRange, days: readonly MoodDay[]) {
  const { month, week, days: noted, mood, energy, none } = text.tables
  const keyOf = ({ day }: MoodDay) => (range === 'year' ? monthOf(day) : mondayOf(day))
  return {
    headers: [range === 'year' ? month : week, noted, mood, energy],
    rows: grouped(days, keyOf).map(([key, ofKey]) => {
      const mean = meanOf(ofKey.map((day) => day.energy))
      const [mostCommon] = moodCounts(ofKey)
      return [
        range === 'year' ? `${monthName(key)} ${key.slice(0, 4)}` : fullDate(key),
        String(ofKey.length),
        mostCommon ? moodLabels[mostCommon.mood] : none,
        mean === null ? none : oneDecimal(mean),
      ]
    }),
  }
}
