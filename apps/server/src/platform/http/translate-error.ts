import {
  type ErrorBody,
  errors,
  type Language,
  type SwitchName,
  switchedOffTexts,
  switchNames,
} from '@sadhana/contract'
import {
  germanErrors,
  germanFields,
  germanIssues,
  germanSwitchedOff,
  spanishErrors,
  spanishFields,
  spanishIssues,
  spanishSwitchedOff,
} from '@sadhana/contract/languages'

type Texts = {
  errors: Partial<Record<string, string>>
  fields: ReadonlyMap<string, string>
  issues: Readonly<Record<string, string>>
  switchedOff: Record<SwitchName, string>
}

const texts: Record<Exclude<Language, 'en'>, Texts> = {
  de: {
    errors: germanErrors,
    fields: new Map(Object.entries(germanFields)),
    issues: germanIssues,
    switchedOff: germanSwitchedOff,
  },
  es: {
    errors: spanishErrors,
    fields: new Map(Object.entries(spanishFields)),
    issues: spanishIssues,
    switchedOff: spanishSwitchedOff,
  },
}

/** Messages in small letters name a reason, and the app has the sentence for it. */
const isSentence = (message: string) => /^\p{Lu}/u.test(message)

type Issue = { keyword: string; message?: string }

/** What is wrong with a field: in the words of its schema or, for Zod's own, which are English, in ours. */
export function issueText({ keyword, message = errors['request.invalid'][1] }: Issue, language: Language): string {
  if (language === 'en' || !isSentence(message)) return message
  return texts[language].fields.get(message) ?? texts[language].issues[keyword] ?? message
}

export function translateError(body: ErrorBody, language: Language): { body: ErrorBody; language: Language } {
  if (language === 'en') return { body, language }
  const { fields } = texts[language]
  const message = messageIn(texts[language], body)
  if (message === undefined) return { body, language: 'en' }
  const said = Object.entries(body.fields ?? {}).map(([name, text]) => [name, fields.get(text) ?? text])
  return { body: { ...body, message, ...(body.fields && { fields: Object.fromEntries(said) }) }, language }
}

function messageIn({ errors: messages, switchedOff }: Texts, { code, message }: ErrorBody): string | undefined {
  const off = switchNames.find((name) => switchedOffTexts[name] === message)
  if (code === 'service.switched_off' && off) return switchedOff[off]
  return message === errors[code][1] ? messages[code] : undefined
}
