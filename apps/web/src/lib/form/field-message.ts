import { fieldMessages } from './field-messages.text.ts'

/** The message of a schema in the language of the app. */
export const fieldMessage = (message: string): string => fieldMessages[message] ?? message

type Errors = { readonly [name: string]: unknown }

/** The errors of a form, nested like its values, in the language of the app. */
export function translateErrors<Given extends object>(errors: Given): Given {
  if ('message' in errors && typeof errors.message === 'string') {
    return { ...errors, message: fieldMessage(errors.message) }
  }
  const translate = (error: unknown) => (typeof error === 'object' && error ? translateErrors(error) : error)
  const translated = Array.isArray(errors)
    ? errors.map(translate)
    : Object.fromEntries(Object.entries(errors as Errors).map(([name, error]) => [name, translate(error)]))
  return translated as Given
}
