import { type Language, replies, type ReplyName } from '@sadhana/contract'
import { germanReplies, spanishReplies } from '@sadhana/contract/languages'

const texts: Record<Language, Record<ReplyName, string>> = { en: replies, de: germanReplies, es: spanishReplies }

/** A reply that is a sentence, in the language of the request. */
export const replyIn = (language: Language, name: ReplyName): { message: string } => ({
  message: texts[language][name],
})
