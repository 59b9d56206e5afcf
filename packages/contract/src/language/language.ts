/** The languages that the app speaks. English comes first: it is the source, and what is used for everyone else. */
export const languages = ['en', 'de', 'es'] as const
export type Language = (typeof languages)[number]

/** Each in its own words, because someone looking for their language may not read any other. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', es: 'Español' }

/** The cookie in which a browser keeps the language that was chosen there. */
export const languageCookie = 'language'

/** The first language of a list such as `de-AT,de;q=0.9,en;q=0.8` that the app speaks, in the order of preference. */
export function languageFrom(accepted: string | undefined): Language | undefined {
  const wanted = (accepted ?? '').split(',').map((part) => {
    const [tag = '', ...settings] = part.trim().toLowerCase().split(';')
    const weight = settings.map((setting) => /^\s*q=([\d.]+)$/.exec(setting)?.[1]).find(Boolean)
    return { tag, weight: weight === undefined ? 1 : Number(weight) }
  })
  const spoken = wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => languages.find((language) => tag === language || tag.startsWith(`${language}-`)))
  return spoken.find((language) => language !== undefined)
}
