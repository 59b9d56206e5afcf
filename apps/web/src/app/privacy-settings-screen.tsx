import { BlockedPeople, MutedPeople } from '#features/community/hidden-people.tsx'
import { PrivacyPanel } from '#features/profile/privacy-panel.tsx'

export const PrivacySettingsScreen = () => (
  <div className="settings-screen">
    <h1>Privacy settings</h1>
    <PrivacyPanel />
    <div className="settings-column">
      <BlockedPeople />
      <MutedPeople />
    </div>
  </div>
)
