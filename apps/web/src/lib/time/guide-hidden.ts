import { useQuery } from '@tanstack/react-query'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { journeySettingsQuery } from './today.ts'

/**
 * True if the member has hidden the Practice Guide, or operators have turned it off: then no screen names it, or AI.
 * Also until the settings are loaded, because the member may not want to see it.
 */
export function useGuideHidden(): boolean {
  const isOff = useSwitchedOff('guide')
  const { data } = useQuery(journeySettingsQuery)
  return isOff || !data || (data.hideGuide ?? false)
}
