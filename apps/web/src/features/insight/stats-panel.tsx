import './insight.css'
import type { Analytics, PracticeDay } from '@sadhana/contract'
import { limbNames } from '#lib/limb-names.ts'
import { moonPath } from '#ui/chart/day-marks.ts'
import { LimbSymbol } from '#ui/limb-symbol.tsx'
import { StatCard } from '#ui/stat-card.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { dotOf, hoursOf, lastWeek, rangeTotal, streakContext } from './figures.rules.ts'

/** Four figures. Quiet mode leaves the one that is no count. */
export function StatsPanel({ analytics, quiet }: { analytics: Analytics; quiet: boolean }) {
  const { weeklyTotal, totalHours, currentStreak, daily, today } = analytics
  const week = lastWeek(daily)
  return (
    <section className="stats-panel" aria-label="Your figures">
      {!quiet && (
        <>
          <StatCard label="This Week" value={weeklyTotal} unit={weeklyTotal === 1 ? 'session' : 'sessions'}>
            <WeekDots week={week} today={today} />
          </StatCard>
          <StatCard label="Total Time" value={totalHours} unit={totalHours === 1 ? 'hour' : 'hours'}>
            {hoursOf(week)} h in seven days
          </StatCard>
          <StatCard label="Streak" value={currentStreak} unit={currentStreak === 1 ? 'day' : 'days'}>
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
    <span className="week-dots" aria-hidden="true">
      {week.map((day) => (
        <i key={day.day} className={`week-dot-${dotOf(day, today)}`} />
      ))}
    </span>
    <span className="sr-only">
      Practised on {week.filter((day) => day.sessions > 0).length} of the last {week.length} days
    </span>
  </>
)

function FavoriteCard({ analytics, quiet }: { analytics: Analytics; quiet: boolean }) {
  const { favoriteLimb: limb, limbDistribution } = analytics
  if (!limb) {
    return (
      <StatCard label="Favorite practice" value="None yet" isWord>
        Nothing logged in this range
      </StatCard>
    )
  }
  return (
    <StatCard label="Favorite practice" value={limbNames[limb]} isWord>
      <LimbSymbol limb={limb} size={22} className={`tone-${limb} limb-tint`} />
      {!quiet && `${limbDistribution[limb]} of ${rangeTotal(analytics)} sessions`}
    </StatCard>
  )
}
