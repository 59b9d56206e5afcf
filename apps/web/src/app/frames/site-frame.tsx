import { languageNames, languages } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { Button } from '#ui/button.tsx'
import { Logo } from '#ui/motifs/logo.tsx'
import { pageTitles } from '#app/page-effects/page-title.text.ts'
import { siteFrameText as text } from './site-frame.text.ts'
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
      <nav aria-label={text.label}>
        <Link className="wide-only" to="/#limbs">
          {text.limbs}
        </Link>
        <Link className="wide-only" to="/guide">
          {pageTitles.guide}
        </Link>
        <Link className="wide-only" to="/pricing">
          {text.pricing}
        </Link>
        <Link to="/login">{text.signIn}</Link>
        <Button variant="secondary" className="wide-only" asChild>
          <Link to="/waitlist">{text.join}</Link>
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
    <nav aria-label={text.more}>
      <Link to="/guide">{pageTitles.guide}</Link>
      <Link to="/pricing">{text.pricing}</Link>
      <Link to="/privacy">{text.privacy}</Link>
      <Link to="/terms">{text.terms}</Link>
      <Link to="/accessibility">{pageTitles.accessibility}</Link>
      <Link to="/help-now">{pageTitles.helpNow}</Link>
      <SourceLink />
      <Link to="/login">{text.signIn}</Link>
    </nav>
    <LanguageLinks />
    <ThemeSelect />
    <TranslatedMark />
    <p>{text.noTrackers}</p>
    <Version />
  </footer>
)

/** No machine has translated these: they stay English. */
const englishPages = new Set(['/privacy', '/terms', '/accessibility'])

function TranslatedMark() {
  const { pathname } = useLocation()
  if (language === 'en' || englishPages.has(pathname)) return null
  return <p>{languageText.translated}</p>
}

/** Links, not a menu: they also work before our code has loaded. */
const LanguageLinks = () => (
  <nav aria-label={languageText.name}>
    {languages.map((one) => (
      <a
        key={one}
        href={`?language=${one}`}
        lang={one}
        hrefLang={one}
        {...(one === language && { 'aria-current': true })}
      >
        {languageNames[one]}
      </a>
    ))}
  </nav>
)

/** The licence gives everyone the source code of the software they use. The operator sets its address at build time. */
function SourceLink() {
  const address = import.meta.env['SOURCE_URL'] as string | undefined
  return address ? <a href={address}>{text.source}</a> : null
}

/** The version written by `npm run build`, so that the link above leads to the right source. */
function Version() {
  const built = import.meta.env['RELEASE'] as string | undefined
  if (!built) return null
  const { version, commit } = JSON.parse(built) as { version: string; commit: string | null }
  return <p>{text.version(version, commit)}</p>
}
