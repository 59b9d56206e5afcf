import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { landingText } from './landing.text.ts'

const text = landingText.inside

/** Taken from the app by `scripts/landing-pictures.ts`. The stylesheet shows the one for the current theme. */
const ProductPicture = () => (
  <figure className="landing-picture">
    {(['light', 'dark'] as const).map((theme) => (
      <picture key={theme} className={`landing-picture-${theme}`}>
        <source media="(min-width: 760px)" srcSet={`/pictures/river-desk-${theme}.avif`} width={1136} height={542} />
        <img
          src={`/pictures/river-phone-${theme}.avif`}
          width={350}
          height={640}
          loading="lazy"
          decoding="async"
          alt={text.picture}
        />
      </picture>
    ))}
    <figcaption>{text.caption}</figcaption>
  </figure>
)

export const Inside = () => (
  <section className="landing-section landing-inside" aria-labelledby="inside-title">
    <div className="page">
      <h2 id="inside-title" className="landing-title">
        {text.title}
      </h2>
      <ProductPicture />
      <dl className="landing-inside-parts">
        {text.parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" className="-ms-3.5 mt-6" asChild>
        <Link to="/guide">
          {text.guide} <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  </section>
)
