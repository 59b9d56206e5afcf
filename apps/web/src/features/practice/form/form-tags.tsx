import { useWatch } from 'react-hook-form'
import { TagsField } from '#lib/product/tags/tags-field.tsx'
import type { PracticeFormApi } from './practice-values.ts'

/** Watches the tags by itself, so that a change doesn't render the whole form. */
export function FormTags({ form: { control, setValue, formState } }: { form: PracticeFormApi }) {
  const tags = useWatch({ control, name: 'tags' })
  const { tags: problem } = formState.errors
  const error = problem?.message ?? problem?.find?.(Boolean)?.message
  return (
    <TagsField
      tags={tags}
      error={error}
      onChange={(next) => setValue('tags', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
    />
  )
}
