import { type Language, languageCookie, languageFrom, languages } from '@sadhana/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const languageNamed = (name: unknown): Language | undefined => languages.find((language) => language === name)

/** A request that is refused early has no cookies yet. */
type Readable = Pick<FastifyRequest, 'headers'> & { cookies?: FastifyRequest['cookies'] | null }

/** Before the language of an account that this browser follows. A language alone was chosen in the browser itself. */
const ofAccount = 'account-'

const chosenLanguage = ({ cookies }: Readable) => languageNamed(cookies?.[languageCookie])

function followedLanguage({ cookies }: Readable): Language | undefined {
  const kept = cookies?.[languageCookie]
  return kept?.startsWith(ofAccount) ? languageNamed(kept.slice(ofAccount.length)) : undefined
}

/**
 * The language that was chosen in this browser, or else that of the account it follows, or else the first of its own that
 * we speak. Pages and answers of the API are in the same one.
 */
export const requestLanguage = (request: Readable): Language =>
  chosenLanguage(request) ?? followedLanguage(request) ?? languageFrom(request.headers['accept-language']) ?? 'en'

const aYearInSeconds = 365 * 24 * 60 * 60

const keep = (reply: FastifyReply, value: string) =>
  void reply.setCookie(languageCookie, value, {
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: 'auto',
    maxAge: aYearInSeconds,
  })

export const rememberLanguage = (reply: FastifyReply, language: Language): void => keep(reply, language)

/**
 * Has a browser continue in the language of the account, unless another one was chosen there. True if its pages were in
 * another one until now.
 */
export function followLanguage(request: Readable, reply: FastifyReply, language: Language): boolean {
  if (chosenLanguage(request) || requestLanguage(request) === language) return false
  keep(reply, ofAccount + language)
  return true
}
