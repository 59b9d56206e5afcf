/** Attributes that screen readers speak, without those that only point to other elements. */
const isSpoken = (name: string) =>
  /^aria-(label|value\w+|description|roledescription|placeholder|level|posinset|setsize)$|^(title|alt|value|placeholder)$/.test(
    name,
  )

/** The text that an element itself shows or speaks. */
export const ownWords = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => isSpoken(name))
    .map(({ value }) => value)
    .concat([...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.nodeValue ?? ''))
    .join(' ')

export const within = (block: Element) => [block, ...block.querySelectorAll('*')]
export const words = (block: Element) => within(block).map(ownWords).join(' ')

/** Names of tiers that have to stay, the setting itself, and pages that describe the service as a whole. */
const allowed = /Premium AI insights|AI guidance and community|Hide the Practice Guide|every word about AI/g
const mayNameGuide = /^\/(guide|privacy)$/
const aiWords = /\bAI\b|Practice Guide|language model|artificial|chatbot/i
/** Words about AI that the page shows or speaks, as it should for a member who hasn't hidden the Practice Guide. */
export const wordsAboutAi = (path: string): string[] =>
  mayNameGuide.test(path)
    ? []
    : [document.title, ...within(document.body).map(ownWords)].filter((text) =>
        aiWords.test(text.replaceAll(allowed, '')),
      )
