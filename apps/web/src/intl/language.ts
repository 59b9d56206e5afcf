import type { Language } from '@sadhana/contract'

declare global {
  interface ImportMetaEnv {
    readonly VITE_LANGUAGE?: Language
  }
}

/**
 * The language that this app was built in. `npm run build` makes one app for each (docs/design/languages.md). It's a
 * constant there, so a page has no code that only another language needs.
 */
export const language: Language = import.meta.env.VITE_LANGUAGE ?? 'en'

/** For what stays English in every language, so that it's spoken as English: crisis answers, articles, quotes. */
export const inEnglish: { lang?: 'en' } = language === 'en' ? {} : { lang: 'en' }
