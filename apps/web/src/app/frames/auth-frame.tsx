import type { ReactNode } from 'react'
import { mainId, SkipLink } from './skip-link.tsx'

/** The frame of the auth pages, which fill the window and have their own link home. */
export const AuthFrame = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  </>
)
