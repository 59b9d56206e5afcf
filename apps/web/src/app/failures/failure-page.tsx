import type { ReactNode } from 'react'
import { Logo } from '#ui/motifs/logo.tsx'
import { mainId } from '#app/frames/skip-link.tsx'

/** The frame of a failure that replaces the whole page. The home link reloads everything, which also loads new code. */
export const FailurePage = ({ children }: { children: ReactNode }) => (
  <div className="failure-page">
    <header className="page">
      <a className="home-link" href="/">
        <Logo />
      </a>
    </header>
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
  </div>
)
