import { visibilities, type Visibility } from '@sadhana/contract'
import { visibilityLabels } from '#lib/practice/visibility-labels.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Segmented } from '#ui/form/segmented.tsx'

type SharingFieldsProps = {
  /** Undefined while the member's default loads. */
  visibility: Visibility | undefined
  onVisibility: (visibility: Visibility) => void
  sharesNotes: boolean
  onSharesNotes: (shares: boolean) => void
}

const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

/** Who sees the session, and whether they also see its notes. */
export const SharingFields = ({ visibility, onVisibility, sharesNotes, onSharesNotes }: SharingFieldsProps) => (
  <div className="grid justify-items-start gap-2">
    <p className="field-label">Who can see this</p>
    <Segmented label="Who can see this" options={options} value={visibility} onValueChange={onVisibility} />
    {visibility && visibility !== 'private' && (
      <Checkbox
        label="Share my notes"
        hint="If you leave this off, only you can see your notes."
        checked={sharesNotes}
        onChange={(event) => onSharesNotes(event.target.checked)}
      />
    )}
  </div>
)
