import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { accessibilityTitle } from '#app/page-effects/page-title.ts'
import { mainId, SkipLink } from './skip-link.tsx'
import { ThemeSelect } from './theme-select.tsx'

/** Header and footer of every page that visitors can see. */
export const SiteFrame = ({ children }: { children: ReactNode }) => (
  <div className="site-frame">
    <SkipLink />
    <header className="page site-header" data-rail="">
      <Link className="home-link" to="/">
        <Logo />
      </Link>
      <nav aria-label="Site">
        <Link className="wide-only" to="/#limbs">
          The eight limbs
        </Link>
        <Link className="wide-only" to="/guide">
          User guide
        </Link>
        <Link className="wide-only" to="/pricing">
          Pricing
        </Link>
        <Link to="/login">Sign in</Link>
        <Button variant="secondary" className="wide-only" asChild>
          <Link to="/waitlist">Join the waitlist</Link>
        </Button>
      </nav>
    </header>
    <main id={mainId} tabIndex={-1}>
      {children}
    </main>
    <SiteFooter />
  </div>
)

const SiteFooter = () => (
  <footer className="page site-footer">
    <Link className="home-link site-footer-brand" to="/">
      <Logo size="sm" />
    </Link>
    <nav aria-label="More">
      <Link to="/guide">User guide</Link>
      <Link to="/pricing">Pricing</Link>
      <Link to="/privacy">Privacy</Link>
      <Link to="/terms">Terms</Link>
      <Link to="/accessibility">{accessibilityTitle}</Link>
      <Link to="/help-now">Help now</Link>
      <SourceLink />
      <Link to="/login">Sign in</Link>
    </nav>
    <ThemeSelect />
    <p>No trackers, here or anywhere else in the app.</p>
    <Version />
  </footer>
)

/** The licence gives everyone the source code of the software they use. The operator sets its address at build time. */
function SourceLink() {
  const address = import.meta.env['SOURCE_URL'] as string | undefined
  return address ? <a href={address}>Source code</a> : null
}

/** The version written by `npm run build`, so that the link above leads to the right source. */
function Version() {
  const built = import.meta.env['RELEASE'] as string | undefined
  if (!built) return null
  const { version, commit } = JSON.parse(built) as { version: string; commit: string | null }
  return <p>{commit ? `Version ${version} (${commit.slice(0, 7)})` : `Version ${version}`}</p>
}
