import './insight.css'
import type { Analytics, PracticeDay } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.ts'
import { moonPath } from '#ui/chart/day-marks.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { StatCard } from '#ui/stat-card.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import {
  dotOf,
  hasEnoughForFavourite,
  lastWeek,
  rangeTotal,
  sessionsInWords,
  streakContext,
  timeStat,
  timeOn,
} from './stats.rules.ts'

/** Four stats. Quiet mode shows only the favourite, which isn't a count. */
export function StatsPanel({ analytics, today, quiet }: { analytics: Analytics; today: string; quiet: boolean }) {
  const { weeklyTotal, totalMinutes, currentStreak, daily } = analytics
  const week = lastWeek(daily)
  return (
    <section className="stats-panel" aria-label="Your stats">
      {!quiet && (
        <>
          <StatCard
            label="This Week"
            value={weeklyTotal}
            unit={plural(weeklyTotal, { one: 'session', other: () => 'sessions' })}
          >
            <WeekDots week={week} today={today} />
          </StatCard>
          <StatCard label="Total Time" {...timeStat(totalMinutes)}>
            {timeOn(week)} in the last 7 days
          </StatCard>
          <StatCard
            label="Streak"
            value={currentStreak}
            unit={plural(currentStreak, { one: 'day', other: () => 'days' })}
          >
            <SymbolFrame size={18}>
              <path d={moonPath} />
            </SymbolFrame>
            {streakContext(analytics)}
          </StatCard>
        </>
      )}
      <FavoriteCard analytics={analytics} quiet={quiet} />
    </section>
  )
}

const WeekDots = ({ week, today }: { week: readonly PracticeDay[]; today: string }) => (
  <>
    <span className="stats-panel-dots" aria-hidden="true">
      {week.map((day) => (
        <i key={day.day} className={`stats-panel-dot-${dotOf(day, today)}`} />
      ))}
    </span>
    <span className="sr-only">
      Practised on {week.filter((day) => day.sessions > 0).length} of the last {week.length} days
    </span>
  </>
)

function FavoriteCard({ analytics, quiet }: { analytics: Analytics; quiet: boolean }) {
  const { favoriteLimb: limb, limbDistribution } = analytics
  if (!limb || !hasEnoughForFavourite(analytics)) {
    return (
      <StatCard label="Favorite practice" value="None yet" isWord>
        {limb ? 'Shown from your fifth session' : 'Nothing logged in this period'}
      </StatCard>
    )
  }
  return (
    <StatCard label="Favorite practice" value={<span {...sanskrit}>{limbNames[limb]}</span>} isWord>
      <LimbSymbol limb={limb} size={22} className={`tone-${limb} limb-tint`} />
      {!quiet && `${limbDistribution[limb]} of ${sessionsInWords(rangeTotal(analytics))}`}
    </StatCard>
  )
}
