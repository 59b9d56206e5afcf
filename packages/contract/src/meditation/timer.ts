import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { limbs } from '../practice/practice.ts'
import { OwnBreath } from './breath.ts'
import { ambientSoundIds, meditationMinutes } from './meditation.ts'
import { Programme, programmeLimits } from './programme.ts'

/** How a sit goes, from its length to its sounds. */
export const SitChoice = z.object({
  /** Null for an open-ended sit. */
  minutes: z.int().min(meditationMinutes.min).max(meditationMinutes.max).nullable(),
  /** Counts instead of length, settling and bells, if there is one. */
  programme: Programme.nullable(),
  settleSeconds: z
    .int()
    .min(0)
    .max(programmeLimits.settleMinutes.max * 60),
  bells: z.object({ start: z.boolean(), end: z.boolean(), every: z.int().min(0).max(60) }),
  mix: z.array(z.enum(ambientSoundIds, 'Please choose a sound from the list')).max(3),
  limbType: z.enum(limbs, 'Please select an Ashtanga limb'),
  /** Paced while the sit runs; null for none. Sits that were saved before there was one don't have it. */
  breath: OwnBreath.nullable().default(null),
})
export type SitChoice = z.infer<typeof SitChoice>

/** The timer's settings that follow the member; what belongs to a device stays there. */
export const TimerSettings = SitChoice.extend({
  // Without a default: a change that doesn't name it leaves it as it is.
  breath: OwnBreath.nullable(),
  isMixing: z.boolean(),
  breathTones: z.boolean(),
  breathVibration: z.boolean(),
}).partial()
export type TimerSettings = z.infer<typeof TimerSettings>

export const presetLimits = { count: 12, onHome: 3, nameMaxLength: 32 } as const

const presetName = z
  .string()
  .trim()
  .min(1, 'Please give it a name')
  .max(presetLimits.nameMaxLength, 'Please keep names to 32 characters or fewer')

/** A whole sit under a name. Devices make the ids. */
export const Preset = z.object({ id: z.uuid(), name: presetName, sit: SitChoice })
export type Preset = z.infer<typeof Preset>

export const TimerChoices = z.object({
  settings: TimerSettings,
  /** In the member's order. */
  presets: z.array(Preset),
})
export type TimerChoices = z.infer<typeof TimerChoices>

/** When the member made the change. Of two changes to the same thing, the later one counts, whichever arrives first. */
const changedAt = z.iso.datetime({ offset: true, error: 'Please include when it was changed' })
const params = z.object({ id: z.uuid() })
const limit = { max: 120, seconds: 60 }

export const timer = defineRoutes({
  read: {
    method: 'GET',
    path: '/api/timer',
    summary: 'Get your timer settings and your presets.',
    access: 'member',
    reply: TimerChoices,
    errors: [],
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/timer/settings',
    summary: 'Change some of your timer settings. Of two changes to one setting, the later one counts.',
    access: 'member',
    body: z.object({ changes: TimerSettings, changedAt }),
    reply: TimerChoices,
    errors: [],
    limit,
  },
  savePreset: {
    method: 'PUT',
    path: '/api/timer/presets/:id',
    summary: 'Save a preset under the id your device gave it. Of two changes to it, the later one counts.',
    access: 'member',
    params,
    body: z.object({ name: presetName, sit: SitChoice, changedAt }),
    reply: TimerChoices,
    errors: ['meditation.presets_full'],
    limit,
  },
  removePreset: {
    method: 'POST',
    path: '/api/timer/presets/:id/remove',
    summary: 'Delete a preset, unless it was changed later.',
    access: 'member',
    params,
    body: z.object({ changedAt }),
    reply: TimerChoices,
    errors: [],
    limit,
  },
  orderPresets: {
    method: 'PUT',
    path: '/api/timer/preset-order',
    summary: 'Put your presets in order; those you don’t name come last.',
    access: 'member',
    body: z.object({ ids: z.array(z.uuid()).max(presetLimits.count * 2) }),
    reply: TimerChoices,
    errors: [],
    limit,
  },
})
