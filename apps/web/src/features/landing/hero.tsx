import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Scene } from './scene.tsx'

export const Hero = () => (
  <section className="page hero">
    <div>
      <h1>Find your bearing, one sitting at a time.</h1>
      <p className="hero-lede">
        Sadhana Compass is a quiet place to log your practice across the eight limbs of Ashtanga yoga, and to see what
        it changes in you. By invitation, private by default, free if you need it to be.
      </p>
      <div className="hero-actions">
        <Button size="lg" asChild>
          <Link to="/waitlist">Join the waitlist</Link>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <Link to="/register">I have a referral code</Link>
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">
        Already practising with us? <Link to="/login">Sign in</Link>. Or see <Link to="/pricing">how giving works</Link>
        .
      </p>
    </div>
    <Scene />
  </section>
)
