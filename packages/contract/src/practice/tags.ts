import { z } from 'zod'
import { hasHiddenCharacters } from '../account/names.ts'

export const maxTags = 5
export const tagMaxLength = 24
/** How many of a member's own tags are listed to choose from, those used most. */
export const maxListedTags = 100
/** How many tags analytics and the comparison show. */
export const tagsShown = 8

/** On one line, without spaces around it or two in a row. */
export const toTag = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

/** Two tags with the same key are the same. */
export const tagKey = (tag: string): string => tag.toLowerCase()

/** Of two that are the same, the first stays. */
export function withoutDoubles(tags: readonly string[]): string[] {
  const keys = tags.map(tagKey)
  return tags.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** A comma separates tags, in the form and in tables. */
export const Tag = z
  .string('Please write each tag as a word')
  .overwrite(toTag)
  .min(1, 'Please write at least one character')
  .max(tagMaxLength, 'Please keep each tag to 24 characters or fewer')
  .refine((tag) => !hasHiddenCharacters(tag), 'Please use visible characters only')
  .refine((tag) => !tag.includes(','), 'Please leave out commas')

/** A member's own words for a practice. Others see them where they see the notes. */
export const Tags = z
  .array(Tag, 'Please send a list of tags')
  .overwrite(withoutDoubles)
  .max(maxTags, 'Please use five tags or fewer')

/** How often a member used a tag, in the spelling they used last. */
export const TagTotal = z.object({ tag: z.string(), sessions: z.int().positive() })
export type TagTotal = z.infer<typeof TagTotal>
