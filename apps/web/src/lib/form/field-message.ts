import { fieldMessages, issueMessages } from './field-messages.text.ts'

type Issue = { code: string; message: string }

/** The message of a schema in the language of the app. */
export const fieldMessage = ({ code, message }: Issue): string =>
  fieldMessages[message] ?? issueMessages[code] ?? message

type Errors = { readonly [name: string]: unknown }

/** The errors of a form, nested like its values, in the language of the app. */
export function translateErrors<Given extends object>(errors: Given): Given {
  if ('message' in errors && typeof errors.message === 'string') {
    const code = 'type' in errors ? String(errors.type) : ''
    return { ...errors, message: fieldMessage({ code, message: errors.message }) }
  }
  const translate = (error: unknown) => (typeof error === 'object' && error ? translateErrors(error) : error)
  const translated = Array.isArray(errors)
    ? errors.map(translate)
    : Object.fromEntries(Object.entries(errors as Errors).map(([name, error]) => [name, translate(error)]))
  return translated as Given
}
