import { type ComparedTag, tagKey, tagsShown, type TagTotal } from '@sadhana/contract'

/** The tags used most in both ranges together, spelled as in the second. */
export function compareTags(first: readonly TagTotal[], second: readonly TagTotal[]): ComparedTag[] {
  const tags = new Map<string, ComparedTag>()
  for (const { tag, sessions } of second) tags.set(tagKey(tag), { tag, first: 0, second: sessions })
  for (const { tag, sessions } of first) {
    const key = tagKey(tag)
    tags.set(key, { tag, second: 0, ...tags.get(key), first: sessions })
  }
  return [...tags.values()]
    .toSorted((one, other) => other.first + other.second - one.first - one.second || (one.tag < other.tag ? -1 : 1))
    .slice(0, tagsShown)
}
