import { visibilities, type Visibility } from '@sadhana/contract'
import { visibilityLabels } from '#lib/visibility-labels.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Segmented } from '#ui/segmented.tsx'

type SharingFieldsProps = {
  /** Undefined while the member's default is on its way. */
  visibility: Visibility | undefined
  onVisibility: (visibility: Visibility) => void
  sharesNotes: boolean
  onSharesNotes: (shares: boolean) => void
}

const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

/** Who sees the session, and apart from that whether they see its notes. */
export const SharingFields = ({ visibility, onVisibility, sharesNotes, onSharesNotes }: SharingFieldsProps) => (
  <div className="grid justify-items-start gap-2">
    <p className="field-label">Who can see this</p>
    <Segmented label="Who can see this" options={options} value={visibility} onValueChange={onVisibility} />
    {visibility && visibility !== 'private' && (
      <Checkbox
        label="Share my notes"
        hint="Without this, your notes stay yours."
        checked={sharesNotes}
        onChange={(event) => onSharesNotes(event.target.checked)}
      />
    )}
  </div>
)
