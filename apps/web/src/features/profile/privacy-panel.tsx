import './privacy.css'
import { visibilities, type Privacy } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { commonText } from '#intl/common.text.ts'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { privacyQuery, usePrivacyChange } from './privacy.queries.ts'
import { privacyText as text } from './privacy.text.ts'

const titleId = 'sharing'
const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

/** Settings for who sees new practices, and who may follow. */
export function PrivacyPanel() {
  const privacy = useQuery(privacyQuery)
  const [unsaved, change] = usePrivacyChange()
  const isPending = unsaved !== null
  return (
    <Panel aria-labelledby={titleId} aria-busy={isPending}>
      <PanelHeader id={titleId} title={text.title} {...(isPending && { aside: commonText.saving })} />
      <QueryView
        query={privacy}
        skeleton={<SkeletonRows count={2} />}
        failed={text.loadFailed}
        failedText={text.loadFailedText}
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
      <p className="field-label">{text.who}</p>
      <Segmented
        label={text.who}
        options={options}
        value={defaultVisibility}
        onValueChange={(chosen) => onChange({ defaultVisibility: chosen })}
      />
      <output className="privacy-meaning">{text.meaning[defaultVisibility]}</output>
      <p className="field-hint">{text.hint}</p>
    </div>
    <Switch
      label={text.approve}
      hint={text.approveHint}
      checked={approveFollowers}
      onChange={(event) => onChange({ approveFollowers: event.target.checked })}
    />
  </div>
)
