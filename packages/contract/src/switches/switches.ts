import { z } from 'zod'
import { switchNames } from './switch-names.ts'

export * from './switch-names.ts'

export const SwitchName = z.enum(switchNames)
export type SwitchName = z.infer<typeof SwitchName>
