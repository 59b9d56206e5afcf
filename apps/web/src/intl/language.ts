import { languages, type Language } from '@sadhana/contract'

/** The language that this app was built in. `npm run build` makes one app for each (docs/design/languages.md). */
export const language: Language = languages.find((one) => one === import.meta.env['VITE_LANGUAGE']) ?? 'en'

/** For what stays English in every language, so that it's spoken as English: crisis answers, articles, quotes. */
export const inEnglish: { lang?: 'en' } = language === 'en' ? {} : { lang: 'en' }
