import type { Language } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { searchPassages } from '../library/passages.repo.ts'
import { articleWordsIn, readWordsIn } from '../library/translated/stems.rules.ts'
import { searchTranslated, translationOf } from '../library/translated/translated-search.rules.ts'
import { type Found, isAnswered, worthQuoting } from './answer.rules.ts'
import { answerTexts } from './answers.texts.ts'

const passagesUsed = 3

/**
 * The passages that are worth quoting, in the member's language where there are any. Articles are in English only, and
 * people may ask in English too, so what isn't found is looked for there. What has a translation is then shown in it,
 * and the rest says that it is in English.
 */
export async function findPassages(
  db: Db,
  question: string,
  { language, withPractices }: { language: Language; withPractices: boolean },
): Promise<Found> {
  const how = { count: passagesUsed, withPractices }
  const inEnglish = async (words: string) => worthQuoting(await searchPassages(db, words, how), question)
  if (language === 'en') return { passages: await inEnglish(question), isEnglish: false }
  const readWords = readWordsIn(language)
  const own = worthQuoting(searchTranslated(language, question, how), question)
  if (isAnswered(own)) return { passages: own, isEnglish: false, readWords }
  const english = await inEnglish(question)
  const others = isAnswered(english) ? english : await inEnglish(articleWordsIn(question, language))
  if (!isAnswered(others)) return { passages: own, isEnglish: false, readWords }
  const passages = others.map((passage) => {
    const { id, source } = passage
    const translated = translationOf(language, id) ?? { source: answerTexts[language].englishSource(source) }
    return Object.assign(passage, translated)
  })
  const isEnglish = translationOf(language, passages[0]?.id ?? '') === undefined
  return { passages, isEnglish, readWords: isEnglish ? undefined : readWords }
}
