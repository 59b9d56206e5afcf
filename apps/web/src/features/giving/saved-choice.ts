import { type BillingCycle, billingCycles } from '@sadhana/contract'
import { browserStorage, type KeyValueStorage } from '#lib/browser/browser-storage.ts'
import { onSignOut } from '#lib/session/forget-member.ts'
import { tierNamed, type Choice } from './giving.rules.ts'

const key = 'giving-choice'

/** The choice on the pricing page. It is stored on this device during the sign-in, until the member pays. */
export type SavedChoice = Pick<Choice, 'cycle' | 'isRecurring'> & { tier: Choice['tier'] | null }

/** Giving every month is opt-in. */
export const nothingChosen: SavedChoice = { tier: null, cycle: 'monthly', isRecurring: false }

export const createSavedChoice = (storage: KeyValueStorage = browserStorage()) => ({
  read: (): SavedChoice => parse(storage.getItem(key)),
  write: (choice: SavedChoice): void => storage.setItem(key, JSON.stringify(choice)),
  forget: (): void => storage.removeItem(key),
})

onSignOut(() => createSavedChoice().forget())

function parse(text: string | null): SavedChoice {
  try {
    const saved = JSON.parse(text ?? '{}') as Record<string, unknown> | null
    const cycle = billingCycles.find((option: BillingCycle) => option === saved?.['cycle'])
    return {
      tier: tierNamed(String(saved?.['tier'])),
      cycle: cycle ?? nothingChosen.cycle,
      isRecurring: saved?.['isRecurring'] === true,
    }
  } catch {
    return nothingChosen
  }
}
