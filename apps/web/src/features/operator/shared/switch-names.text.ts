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

const switchActs = Object.fromEntries(
  switchNames.flatMap((name) => [
    [`${name}_off`, () => `Turned off: ${switchLabels[name]}`],
    [`${name}_on`, () => `Turned on again: ${switchLabels[name]}`],
  ]),
) as Record<`${SwitchName}_${'off' | 'on'}`, () => string>

/** What the audit log says about what operators do to the whole installation. */
export const installationActs = {
  ...switchActs,
  closing_set: () => 'Set the closing day',
  closing_cancelled: () => 'Cancelled the closing',
  closing_finished: () => 'Finished the closing',
}
