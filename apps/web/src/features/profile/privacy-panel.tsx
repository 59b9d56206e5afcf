import './privacy.css'
import { visibilities, type Privacy, type Visibility } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { profileApi } from '#lib/api/profile.ts'
import { useSavedChange } from '#lib/saved-change.ts'
import { visibilityLabels } from '#lib/visibility-labels.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Switch } from '#ui/switch.tsx'
import { keepPrivacy, privacyQuery } from './privacy.queries.ts'

const titleId = 'sharing'
const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))

const explanations: Record<Visibility, string> = {
  private: 'Nobody but you sees a new practice.',
  followers: 'The people who follow you see a new practice, in their Following feed and on your page.',
  public: 'Every member can see a new practice, in the community feed and on your page.',
}

/** Who sees what the member logs from now on. */
export function PrivacyPanel() {
  const { data: privacy, isFetching, refetch } = useQuery(privacyQuery)
  if (privacy) return <Choices privacy={privacy} />
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader id={titleId} title="What you share" />
      <Notice
        tone="error"
        title="Your privacy settings could not be fetched"
        action={
          <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        They hold as you left them.
      </Notice>
    </Panel>
  )
}

function Choices({ privacy }: { privacy: Privacy }) {
  const [unsaved, change] = useSavedChange(async (body: Partial<Privacy>) =>
    keepPrivacy(await profileApi.changePrivacy({ body })),
  )
  const isPending = unsaved !== null
  const { defaultVisibility, approveFollowers } = { ...privacy, ...unsaved }
  return (
    <Panel aria-labelledby={titleId} aria-busy={isPending}>
      <PanelHeader id={titleId} title="What you share" {...(isPending && { aside: 'Saving...' })} />
      <div className="privacy-choices">
        <div className="grid justify-items-start gap-2">
          <p className="field-label">Who sees new practices</p>
          <Segmented
            label="Who sees new practices"
            options={options}
            value={defaultVisibility}
            onValueChange={(chosen) => change({ defaultVisibility: chosen })}
          />
          <output className="privacy-meaning">{explanations[defaultVisibility]}</output>
          <p className="field-hint">
            You can choose otherwise for each practice. Those already logged stay as they are, and your notes stay yours
            unless you share them.
          </p>
        </div>
        <Switch
          label="Approve followers"
          hint="Who wants to follow you asks first, and you decide. Those who follow you already go on following."
          checked={approveFollowers}
          onChange={(event) => change({ approveFollowers: event.target.checked })}
        />
      </div>
    </Panel>
  )
}
