import './archive.css'
import { ArchivePanel } from './archive-panel.tsx'
import { archiveText } from './shared/archive.text.ts'
import { ImportArchivePanel } from './import-archive-panel.tsx'

export const ArchiveScreen = () => (
  <div className="settings-screen">
    <h1>{archiveText.title}</h1>
    <ArchivePanel />
    <ImportArchivePanel />
  </div>
)
