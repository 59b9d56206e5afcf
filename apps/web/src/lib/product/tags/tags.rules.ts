import { hasHiddenCharacters, maxTags, tagKey, tagMaxLength, toTag, withoutDoubles } from '@sadhana/contract'

/** What can't be seen is left out, and what is too long is cut. */
const cleaned = (text: string): string => {
  const visible = Array.from(text.replaceAll(/\s/gu, ' ')).filter((character) => !hasHiddenCharacters(character))
  return toTag(
    toTag(visible.join(''))
      .slice(0, tagMaxLength)
      .replace(/[\ud800-\udbff]$/, ''),
  )
}

/** The tags with those of a text, which commas separate. */
export const addTags = (tags: readonly string[], text: string): string[] =>
  withoutDoubles([...tags, ...text.split(',').map(cleaned)].filter(Boolean)).slice(0, maxTags)

const maxSuggestions = 6

/** The member's own tags that fit what was typed so far and aren't chosen yet. */
export function suggestTags(own: readonly string[], tags: readonly string[], typed: string): string[] {
  const chosen = new Set(tags.map(tagKey))
  const part = tagKey(toTag(typed))
  return own.filter((tag) => !chosen.has(tagKey(tag)) && tagKey(tag).includes(part)).slice(0, maxSuggestions)
}

/** A tag that the member has used before keeps the spelling it had. */
export const spelledAs = (own: readonly string[], typed: string): string => {
  const key = tagKey(cleaned(typed))
  return own.find((tag) => tagKey(tag) === key) ?? typed
}
