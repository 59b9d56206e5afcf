import './privacy.css'
import { visibilities, type Privacy, type Visibility } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { visibilityLabels } from '#lib/product/visibility-labels.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { privacyQuery, usePrivacyChange } from './privacy.queries.ts'

const titleId = 'sharing'
const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

const explanations: Record<Visibility, string> = {
  private: 'Only you can see new practices.',
  followers: 'Your followers can see new practices, in their Following feed and on your page.',
  public: 'All members can see new practices, in the community feed and on your page.',
}

/** Settings for who sees new practices, and who may follow. */
export function PrivacyPanel() {
  const privacy = useQuery(privacyQuery)
  const [unsaved, change] = usePrivacyChange()
  const isPending = unsaved !== null
  return (
    <Panel aria-labelledby={titleId} aria-busy={isPending}>
      <PanelHeader id={titleId} title="Sharing" {...(isPending && { aside: 'Saving...' })} />
      <QueryView
        query={privacy}
        skeleton={<SkeletonRows count={2} />}
        failed="We couldn’t load your privacy settings"
        failedText="They haven’t changed. Please try again."
        heading={`#${titleId}`}
      >
        {(saved) => <Choices privacy={{ ...saved, ...unsaved }} onChange={change} />}
      </QueryView>
    </Panel>
  )
}

type ChoicesProps = { privacy: Privacy; onChange: (change: Partial<Privacy>) => void }

const Choices = ({ privacy: { defaultVisibility, approveFollowers }, onChange }: ChoicesProps) => (
  <div className="privacy-choices">
    <div className="grid justify-items-start gap-2">
      <p className="field-label">Who sees new practices</p>
      <Segmented
        label="Who sees new practices"
        options={options}
        value={defaultVisibility}
        onValueChange={(chosen) => onChange({ defaultVisibility: chosen })}
      />
      <output className="privacy-meaning">{explanations[defaultVisibility]}</output>
      <p className="field-hint">
        You can change this for each practice. Practices you’ve already logged won’t change, and your notes stay private
        unless you share them.
      </p>
    </div>
    <Switch
      label="Approve followers"
      hint="People ask before they follow you. Current followers aren’t affected."
      checked={approveFollowers}
      onChange={(event) => onChange({ approveFollowers: event.target.checked })}
    />
  </div>
)
