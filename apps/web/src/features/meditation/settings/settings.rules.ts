import {
  limbs,
  meditationMinutes,
  minutesOfStretches,
  volume,
  type Limb,
  type OwnBreath,
  type Programme,
} from '@sadhana/contract'
import { conditions, type Condition } from '../shared/guided.rules.ts'
import { intervalChoices } from '../shared/bells.rules.ts'
import { isOwnBreath, withoutHolds } from '../shared/breath.rules.ts'
import { isProgramme, type BellSettings } from '../shared/programme.rules.ts'
import { isMix, toStep, type Mix, type SavedMix } from '../shared/sound-mix.rules.ts'

/** How a member likes to sit. */
export type MeditationSettings = {
  /** Null for an open-ended sit. */
  minutes: number | null
  settleSeconds: number
  bells: BellSettings
  /** Counts instead of length, settling and bells, if there is one. */
  programme: Programme | null
  bellVolume: number
  volume: number
  muted: boolean
  mix: Mix
  isMixing: boolean
  /** Saved on this device before there were presets. */
  presets: readonly SavedMix[]
  limbType: Limb
  /** Paced while a sit runs; null for none. */
  breath: OwnBreath | null
  /** Guided practices: whether the words are spoken, by which of the device's voices, and how fast. */
  isVoiceOn: boolean
  voice: string | null
  voicePace: number
  /** Breath pacer: tones and vibration for each part of the breath. */
  breathTones: boolean
  breathVibration: boolean
  /** Practices that don't suit these conditions are left out. The list never leaves this device. */
  leaveOut: readonly Condition[]
  /** The guided practices whose note has been read. */
  notesRead: readonly string[]
}

export const settleChoices = [0, 5, 10, 20, 30, 60, 120, 180, 300] as const

export const defaultSettings: MeditationSettings = {
  minutes: meditationMinutes.default,
  settleSeconds: 0,
  bells: { start: true, end: true, every: 0 },
  programme: null,
  bellVolume: volume.default,
  volume: volume.default,
  muted: false,
  mix: [],
  isMixing: false,
  presets: [],
  limbType: 'dhyana',
  breath: null,
  isVoiceOn: false,
  voice: null,
  voicePace: 0.85,
  breathTones: true,
  breathVibration: true,
  leaveOut: [],
  notesRead: [],
}

export const voicePaces = [0.7, 0.85, 1] as const

/** How the next sit goes. */
export const planOf = ({ minutes, bells, programme, settleSeconds, breath, leaveOut }: MeditationSettings) => ({
  ...(programme
    ? {
        minutes: minutesOfStretches(programme.stretches),
        bells,
        programme,
        settleSeconds: programme.settle.minutes * 60,
      }
    : { minutes, bells, settleSeconds }),
  // A breath from another device may have holds that this one leaves out.
  ...(breath && { breath: leaveOut.length > 0 ? withoutHolds(breath) : breath }),
})

/** The minutes of a custom length; undefined unless it's a whole number from 1 to 180. */
export function customMinutes(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined
  const minutes = Number(text)
  return minutes >= meditationMinutes.min && minutes <= meditationMinutes.max ? minutes : undefined
}

type Check<T> = (value: unknown) => value is T

const isBoolean: Check<boolean> = (value) => typeof value === 'boolean'
const isShare = (value: unknown): value is number => typeof value === 'number' && toStep(value) === value
const isOneOf =
  <T>(choices: readonly T[]): Check<T> =>
  (value): value is T =>
    (choices as readonly unknown[]).includes(value)
const isBells = (value: unknown): value is BellSettings => {
  const { start, end, every } = (value ?? {}) as Partial<BellSettings>
  return isBoolean(start) && isBoolean(end) && isOneOf<unknown>(intervalChoices)(every)
}
const isPresets = (value: unknown): value is readonly SavedMix[] =>
  Array.isArray(value) && value.every(({ name, mix }: SavedMix) => typeof name === 'string' && isMix(mix))
const isListOf =
  <T>(isValid: Check<T>): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(isValid)
const isText: Check<string> = (value) => typeof value === 'string'
const isMinutes = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && customMinutes(`${value}`) !== undefined)

const checks: { [K in keyof MeditationSettings]: Check<MeditationSettings[K]> } = {
  minutes: isMinutes,
  settleSeconds: isOneOf<number>(settleChoices),
  bells: isBells,
  programme: (value): value is Programme | null => value === null || isProgramme(value),
  bellVolume: isShare,
  volume: isShare,
  muted: isBoolean,
  mix: isMix,
  isMixing: isBoolean,
  presets: isPresets,
  limbType: isOneOf(limbs),
  breath: (value): value is OwnBreath | null => value === null || isOwnBreath(value),
  isVoiceOn: isBoolean,
  voice: (value): value is string | null => value === null || isText(value),
  voicePace: isOneOf<number>(voicePaces),
  breathTones: isBoolean,
  breathVibration: isBoolean,
  leaveOut: isListOf(isOneOf(conditions)),
  notesRead: isListOf(isText),
}

/** The settings saved on this device; missing or invalid ones get their defaults. */
export const settingsFrom = (text: string | null): MeditationSettings => ({
  ...defaultSettings,
  ...validSettings(parse(text)),
})

/** Those of the saved settings that are valid. */
export function validSettings(saved: Record<string, unknown>): Partial<MeditationSettings> {
  const validEntries = Object.entries(checks).filter(([key, isValid]) => isValid(saved[key]))
  return Object.fromEntries(validEntries.map(([key]) => [key, saved[key]]))
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}
