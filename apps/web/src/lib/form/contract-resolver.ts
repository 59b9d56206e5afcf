import type { FieldValues, Resolver } from 'react-hook-form'
import { commonText } from '#intl/common.text.ts'
import { loadChunk } from '#lib/browser/load-chunk.ts'
import { failureToast } from '#lib/query/failure-toast.ts'

type SchemasModule = typeof import('./schemas.ts')
type Schemas = SchemasModule['schemas']

/** The input and output types of a schema in the contract. */
type Schema<Input, Output> = { _zod: { input: Input; output: Output } }

let loaded: Promise<SchemasModule> | undefined

/** The contract's schemas, loaded once. */
export function loadSchemas(): Promise<SchemasModule> {
  loaded ??= loadChunk(() => import('./schemas.ts'), loadSchemas).catch((cause: unknown) => {
    loaded = undefined
    throw cause
  })
  return loaded
}

/** Someone has started to fill in a form, which will soon be validated. */
function preloadSchemas({ target }: Event) {
  if (!(target instanceof Element && target.closest('form'))) return
  for (const sign of preloadEvents) document.removeEventListener(sign, preloadSchemas)
  loadSchemas().catch(() => undefined)
}

const preloadEvents = ['focusin', 'input']
if (typeof document !== 'undefined') for (const sign of preloadEvents) document.addEventListener(sign, preloadSchemas)

export const notCheckedToast = { title: commonText.notSent, text: commonText.notSentText }

/** Without the schemas nothing is sent: only the form can check that two fields match. */
const unvalidatedResult = { values: {}, errors: { root: { type: 'not-validated' } } }

/** Validates a form with a schema of the contract, which loads when the form is used and not with the page. */
export function contractResolver<Values extends FieldValues, Output>(
  choose: (schemas: Schemas) => Schema<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (...args) => {
    try {
      const { schemas, translateErrors, zodResolver } = await loadSchemas()
      const validate = zodResolver(choose(schemas) as never) as Resolver<Values, unknown, Output>
      const result = await validate(...args)
      return { ...result, errors: translateErrors(result.errors) } as typeof result
    } catch (error) {
      failureToast(error, notCheckedToast)
      return unvalidatedResult as never
    }
  }
}
