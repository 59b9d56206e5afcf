import { minutesOfStretches, presetLimits, type Preset, type SitChoice } from '@sadhana/contract'
import type { Mix, SavedMix } from './sound-mix.rules.ts'

type ReadonlySit = Omit<SitChoice, 'mix'> & { mix: Mix }

/** The part of the timer's settings that a preset holds. */
export const sitOf = ({ minutes, programme, settleSeconds, bells, mix, limbType, breath }: ReadonlySit): SitChoice => ({
  minutes,
  programme,
  settleSeconds,
  bells,
  mix: [...mix],
  limbType,
  breath,
})

const comparable = ({ bells, programme, breath, ...sit }: ReadonlySit): unknown => [
  sit.minutes,
  sit.settleSeconds,
  sit.mix,
  sit.limbType,
  [bells.start, bells.end, bells.every],
  programme && [
    programme.settle.minutes,
    programme.settle.strokes,
    programme.stretches.map(({ name, minutes, strokes }) => [name, minutes, strokes]),
  ],
  breath && [breath.in, breath.hold, breath.out, breath.rest],
]

/** Whether two sits go the same way, whatever the order of their fields. */
export const isSameSit = (one: ReadonlySit, other: ReadonlySit): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

/** Null for an open-ended sit. */
export const minutesOfSit = ({ minutes, programme }: SitChoice): number | null =>
  programme ? minutesOfStretches(programme.stretches) : minutes

/** Mixes that were saved on a device, as presets that go like the present sit, without those that exist already. */
export const presetsFromMixes = (
  mixes: readonly SavedMix[],
  existing: readonly Preset[],
  sit: ReadonlySit,
  newId: () => string,
): Preset[] =>
  mixes
    .filter(({ mix }) => !existing.some((preset) => isSameSit(preset.sit, { ...preset.sit, mix })))
    .map(({ name, mix }) => ({
      id: newId(),
      name: name.slice(0, presetLimits.nameMaxLength),
      sit: sitOf({ ...sit, mix }),
    }))
