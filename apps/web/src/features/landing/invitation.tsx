import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { contributions } from './contributions.ts'

export const Invitation = () => (
  <section className="landing-section invitation">
    <div className="page invitation-columns">
      <div>
        <h2 className="landing-title">By invitation, so it stays small enough to be kind</h2>
        <p className="landing-intro">
          Members can share up to ten codes a month. If you know someone here, ask them. If you don’t, leave your name
          and we’ll email you when a place opens.
        </p>
        <div className="hero-actions">
          <Button size="lg" asChild>
            <Link to="/waitlist">Join the waitlist</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to="/register">Create account</Link>
          </Button>
        </div>
      </div>
      <div>
        <h3 className="mb-3 text-xl">Give what feels right for you</h3>
        <ul>
          {contributions.map(({ tier, dollars, note }) => (
            <li key={tier} className="invitation-tier">
              <span className="invitation-tier-amount numerals">${dollars}</span>
              <strong>{tier}</strong>
              <span className="invitation-tier-note">{note}</span>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className="-ml-3.5 mt-2" asChild>
          <Link to="/pricing">
            See what each contribution pays for <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </div>
  </section>
)
