import { z } from 'zod'
import { switchNames } from './switch-names.ts'

export * from './switch-names.ts'

export const SwitchName = z.enum(switchNames)
export type SwitchName = z.infer<typeof SwitchName>

/** The day on which the installation closes, and why. */
export const ClosingNotice = z.object({ on: z.iso.date(), reason: z.string() })
export type ClosingNotice = z.infer<typeof ClosingNotice>
