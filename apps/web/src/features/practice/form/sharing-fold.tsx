import { visibilities, type Visibility } from '@sadhana/contract'
import { Eye } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { Fold } from '#ui/fold.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { practiceFormText } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

const text = practiceFormText.sharing

type SharingFoldProps = {
  form: PracticeFormApi
  /** Undefined while the member's default loads. */
  visibility: Visibility | undefined
}

const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))
const change = { shouldDirty: true } as const

/** Lets the member choose who sees the session, and whether they also see its notes. */
export function SharingFold({ form: { control, setValue }, visibility }: SharingFoldProps) {
  const shareNotes = useWatch({ control, name: 'shareNotes' })
  return (
    <Fold
      icon={<Eye aria-hidden="true" />}
      title={visibility ? visibilityLabels[visibility] : '\u00A0'}
      note={text.title}
    >
      <Segmented
        label={text.title}
        options={options}
        value={visibility}
        onValueChange={(chosen) => setValue('visibility', chosen, change)}
      />
      {visibility && visibility !== 'private' && (
        <Checkbox
          label={text.notes}
          hint={text.notesHint}
          checked={shareNotes}
          onChange={(event) => setValue('shareNotes', event.target.checked, change)}
        />
      )}
    </Fold>
  )
}
