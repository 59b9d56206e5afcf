import './account.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { language } from '#intl/language.ts'
import { languageText } from '#intl/language.text.ts'
import { Logo } from '#ui/motifs/logo.tsx'
import { Dawn } from '#ui/motifs/dawn.tsx'
import { accountText } from './account.text.ts'

type AuthLayoutProps = { title: string; intro: ReactNode; children: ReactNode }

/** A scene on one side, and a card with one form on the other. */
export function AuthLayout({ title, intro, children }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useEffect(() => {
    if (shownTitle.current !== title) heading.current?.focus()
    shownTitle.current = title
  }, [title])
  return (
    <div className="auth-layout">
      <div className="auth-scenery" data-rail="">
        <AuthScene />
        <Link className="home-link" to="/">
          <Logo />
        </Link>
        <p className="auth-words">{accountText.scene}</p>
      </div>
      <div className="auth-side">
        <section className="auth-card" aria-labelledby="auth-title">
          <h1 id="auth-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="text-muted">{intro}</p>
          {children}
          {language !== 'en' && <p className="auth-ways">{languageText.translated}</p>}
        </section>
      </div>
    </div>
  )
}

/** Daybreak over still water, beside the forms. The sky is the background behind it. */
const AuthScene = () => (
  <svg className="auth-scene" viewBox="0 0 680 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Dawn at="340 632" hillScale="1.46 1.3" />
  </svg>
)
