import { type SwitchName, switchNames } from '@sadhana/contract'

export const switchLabels: Record<SwitchName, string> = {
  registration: 'Registration',
  rooms: 'Rooms',
  push: 'Push',
  imports: 'Imports',
  pictures: 'Pictures',
  guide: 'Practice Guide',
  texting: 'Texting',
}

/** What the audit log says. */
export const switchActs = Object.fromEntries(
  switchNames.flatMap((name) => [
    [`${name}_off`, () => `Turned off: ${switchLabels[name]}`],
    [`${name}_on`, () => `Turned on again: ${switchLabels[name]}`],
  ]),
) as Record<`${SwitchName}_${'off' | 'on'}`, () => string>
