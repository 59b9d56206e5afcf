import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
import { Button } from '#ui/button.tsx'
import { landingText } from './landing.text.ts'
import { Scene } from './scene.tsx'

const text = landingText.hero
const links = {
  login: (words: string) => <Link to="/login">{words}</Link>,
  pricing: (words: string) => <Link to="/pricing">{words}</Link>,
}

export const Hero = () => (
  <section className="page hero">
    <div>
      <h1>{text.title}</h1>
      <p className="hero-lede">{text.lede}</p>
      <div className="hero-actions">
        <Button size="lg" asChild>
          <Link to="/waitlist">{text.join}</Link>
        </Button>
        <Button size="lg" variant="secondary" asChild>
          <Link to="/register">{text.register}</Link>
        </Button>
      </div>
      <p className="mt-4 text-sm text-muted">{withMarked(text.other, links)}</p>
    </div>
    <Scene />
  </section>
)
