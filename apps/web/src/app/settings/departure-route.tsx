import { DepartureScreen } from '#features/portability/moves/departure-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'

const OwnerProofDialog = lazyScreen(
  async () => (await import('#features/security/owner-proof/owner-proof-dialog.tsx')).OwnerProofDialog,
)

export const DepartureRoute = () => <DepartureScreen ProofDialog={OwnerProofDialog} />
