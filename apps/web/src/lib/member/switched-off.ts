import type { SwitchName } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from './current-user.ts'

/** True while operators have turned it off for everyone. Reads what is known of the member, and requests nothing. */
export const useSwitchedOff = (name: SwitchName): boolean =>
  useQuery({ ...currentUserQuery, enabled: false }).data?.off?.includes(name) ?? false
