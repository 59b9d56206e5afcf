/** Every sentence in an object of texts, those with values too. */
export function sentencesIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return [1, 2, 12].flatMap((value) => sentencesIn(texts(value, 'Asha')))
  return typeof texts === 'object' && texts ? Object.values(texts).flatMap(sentencesIn) : []
}
