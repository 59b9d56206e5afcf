import './insight.css'
import type { Analytics, PracticeDay } from '@sadhana/contract'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { moonPath } from '#ui/chart/day-marks.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { StatCard } from '#ui/stat-card.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { insightText } from './insight.text.ts'
import { dotOf, hasEnoughForFavourite, lastWeek, rangeTotal, streakContext, timeStat, timeOn } from './stats.rules.ts'

const text = insightText.stats

/** Four stats. Quiet mode shows only the favourite, which isn't a count. */
export function StatsPanel({ analytics, today, quiet }: { analytics: Analytics; today: string; quiet: boolean }) {
  const { weeklyTotal, totalMinutes, currentStreak, daily } = analytics
  const week = lastWeek(daily)
  return (
    <section className="stats-panel" aria-label={text.label}>
      {!quiet && (
        <>
          <StatCard label={text.week} value={weeklyTotal} unit={text.sessionUnit(weeklyTotal)}>
            <WeekDots week={week} today={today} />
          </StatCard>
          <StatCard label={text.time} {...timeStat(totalMinutes)}>
            {text.inLastWeek(timeOn(week))}
          </StatCard>
          <StatCard label={text.streak} value={currentStreak} unit={text.dayUnit(currentStreak)}>
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
    <span className="sr-only">{text.practisedOn(week.filter((day) => day.sessions > 0).length, week.length)}</span>
  </>
)

function FavoriteCard({ analytics, quiet }: { analytics: Analytics; quiet: boolean }) {
  const { favoriteLimb: limb, limbDistribution } = analytics
  if (!limb || !hasEnoughForFavourite(analytics)) {
    return (
      <StatCard label={text.favorite} value={text.noFavorite} isWord>
        {limb ? text.early : text.nothing}
      </StatCard>
    )
  }
  return (
    <StatCard label={text.favorite} value={<span {...sanskrit}>{limbNames[limb]}</span>} isWord>
      <LimbSymbol limb={limb} size={22} className={`tone-${limb} limb-tint`} />
      {!quiet && text.share(limbDistribution[limb] ?? 0, rangeTotal(analytics))}
    </StatCard>
  )
}
