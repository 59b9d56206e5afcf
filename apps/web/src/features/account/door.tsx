import './account.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#ui/logo.tsx'
import { DoorScene } from './door-scene.tsx'

type DoorProps = { title: string; intro: ReactNode; children: ReactNode }

/** The scene on one side, a card with one form on the other. */
export function Door({ title, intro, children }: DoorProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useEffect(() => {
    if (shownTitle.current !== title) heading.current?.focus()
    shownTitle.current = title
  }, [title])
  return (
    <div className="door">
      <div className="door-scenery">
        <DoorScene />
        <Link className="home-link" to="/">
          <Logo />
        </Link>
        <p className="door-words">Sit down. The rest of it is only returning.</p>
      </div>
      <div className="door-side">
        <section className="door-card" aria-labelledby="door-title">
          <h1 id="door-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="text-muted">{intro}</p>
          {children}
        </section>
      </div>
    </div>
  )
}
