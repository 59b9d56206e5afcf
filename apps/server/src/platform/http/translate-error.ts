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
  germanSwitchedOff,
  spanishErrors,
  spanishFields,
  spanishSwitchedOff,
} from '@sadhana/contract/languages'

type Texts = {
  errors: Partial<Record<string, string>>
  fields: ReadonlyMap<string, string>
  switchedOff: Record<SwitchName, string>
}

const texts: Record<Exclude<Language, 'en'>, Texts> = {
  de: { errors: germanErrors, fields: new Map(Object.entries(germanFields)), switchedOff: germanSwitchedOff },
  es: { errors: spanishErrors, fields: new Map(Object.entries(spanishFields)), switchedOff: spanishSwitchedOff },
}

/** Zod's own messages are in English only. */
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
