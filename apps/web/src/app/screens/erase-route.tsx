import { eraseText } from '#features/account/erase/erase.text.ts'
import { EraseScreen } from '#features/account/erase/erase-screen.tsx'
import { ArchivePanel } from '#features/portability/archive-panel.tsx'

export const EraseRoute = () => <EraseScreen archive={<ArchivePanel words={eraseText.archive} />} />
