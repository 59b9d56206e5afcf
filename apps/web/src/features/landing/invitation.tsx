import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { contributions } from './contributions.text.ts'
import { landingText } from './landing.text.ts'

const text = landingText.invitation

export const Invitation = () => (
  <section className="landing-section invitation">
    <div className="page invitation-columns">
      <div>
        <h2 className="landing-title">{text.title}</h2>
        <p className="landing-intro">{text.intro}</p>
        <div className="hero-actions">
          <Button size="lg" asChild>
            <Link to="/waitlist">{text.join}</Link>
          </Button>
          <Button size="lg" variant="secondary" asChild>
            <Link to="/register">{text.register}</Link>
          </Button>
        </div>
      </div>
      <div>
        <h3 className="mb-3 text-xl">{text.giving}</h3>
        <ul>
          {contributions.map(({ tier, dollars, note }) => (
            <li key={tier} className="invitation-tier">
              <span className="invitation-tier-amount numerals">{text.amount(dollars)}</span>
              <strong>{tier}</strong>
              <span className="invitation-tier-note">{note}</span>
            </li>
          ))}
        </ul>
        <Button variant="quiet" className="-ml-3.5 mt-2" asChild>
          <Link to="/pricing">
            {text.pricing} <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </div>
  </section>
)
