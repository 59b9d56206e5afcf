import { createContext, use, useId } from 'react'

type FieldControl = {
  id: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/**
 * The id and descriptions that the surrounding field passes to its control. A control without a field gets its own id.
 */
export function useFieldControl(): FieldControl {
  const field = use(FieldContext)
  const ownId = useId()
  return field ?? { id: ownId }
}
