import type { Language, Limb } from '@sadhana/contract'

type Words = { title: string; text: string; synonyms: string }

/** What the library has in another language, apart from the handbook. `synonyms` are words that people use to ask. */
export type LibraryWords = {
  sources: { handbook: string; limbs: string; ideas: string }
  limbs: Record<Limb, Words>
  /** By the id of the idea. */
  ideas: Record<string, Words>
  /** By the id of the part of the handbook. */
  synonyms: Record<string, string>
}

export type Translated = Exclude<Language, 'en'>
