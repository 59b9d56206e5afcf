import type { Analytics, ShareableFigure } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { insightText } from '#features/insight/insight.text.ts'
import { timeStat } from '#features/insight/stats.rules.ts'
import { ShareDialog } from '#features/portability/sharing/share-dialog.tsx'
import { sharingText as text } from '#features/portability/sharing/sharing.text.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { firstNameOf } from '#lib/time/greeting.ts'

type HomeShareProps = { analytics: Analytics; quiet: boolean; onClose: () => void }

/** The dialog, filled with the member’s own stats. */
export function HomeShare({ analytics, quiet, onClose }: HomeShareProps) {
  const { data: user } = useQuery(currentUserQuery)
  const { value, unit } = timeStat(analytics.totalMinutes)
  const values: Partial<Record<ShareableFigure, string>> = {
    streak: text.values.streak(analytics.currentStreak),
    'total-time': `${value} ${unit}`,
    ...(analytics.favoriteLimb && {
      favorite: limbNames[analytics.favoriteLimb],
      distribution: text.values.distribution,
    }),
    'this-week': insightText.stats.sessions(analytics.weeklyTotal),
    ...(user && { 'first-name': firstNameOf(user.displayName) }),
  }
  return <ShareDialog values={values} quiet={quiet} onClose={onClose} />
}
