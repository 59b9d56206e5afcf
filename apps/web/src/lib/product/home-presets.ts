import { browserStorage } from '#lib/browser/browser-storage.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

const key = 'home-presets'
const shown = 3

type HomePreset = { id: string; name: string }

onSignOut(() => browserStorage().removeItem(key))

/** The first presets, as the timer last saw them on this device: home shows them without asking the server. */
export function readHomePresets(): HomePreset[] {
  try {
    const presets: unknown = JSON.parse(browserStorage().getItem(key) ?? '[]')
    return Array.isArray(presets) ? (presets as HomePreset[]).filter(({ id, name }) => id && name) : []
  } catch {
    return []
  }
}

export const saveHomePresets = (presets: readonly HomePreset[]): void =>
  browserStorage().setItem(key, JSON.stringify(presets.slice(0, shown).map(({ id, name }) => ({ id, name }))))
