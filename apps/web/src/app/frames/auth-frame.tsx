import type { ReactNode } from 'react'
import { mainId, SkipLink } from './skip-link.tsx'

/** Around the forms at the door, which fill the window and bring their own way home. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  </>
)
