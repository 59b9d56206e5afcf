import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'

/** The features in the order in which members meet them. All are built. Update this when one of them changes. */
const parts = [
  {
    title: 'A log',
    text: 'A usual practice takes four taps. Edit, delete or restore it, and your stats follow.',
  },
  {
    title: 'A timer',
    text: 'Bells, eight sounds made by us, and a clock that stays right while your phone sleeps.',
  },
  {
    title: 'A journey',
    text: 'Streaks with rest days, stones to lay, challenges without rankings, and articles about every limb.',
  },
  {
    title: 'Moods and nights',
    text: 'One tap to note how you feel. See what goes with practice, and how many days that rests on.',
  },
  {
    title: 'Company',
    text: 'Follow people, share what you like, and practise alongside a buddy who sees whether you practised, never what.',
  },
  {
    title: 'Quiet',
    text: 'Rather not be counted? Quiet mode hides counts, streaks and levels everywhere.',
  },
] as const

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
          alt="What practice turns into: the feelings a demo member came to asana with, and those she left with, joined by streams as wide as they were many."
        />
      </picture>
    ))}
    <figcaption>
      The app itself, with the log of a demo member: how she came to her practice, and how she left.
    </figcaption>
  </figure>
)

export const Inside = () => (
  <section className="landing-section landing-inside" aria-labelledby="inside-title">
    <div className="page">
      <h2 id="inside-title" className="landing-title">
        What you’ll find inside
      </h2>
      <ProductPicture />
      <dl className="landing-inside-parts">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" className="-ms-3.5 mt-6" asChild>
        <Link to="/guide">
          Read the user guide <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </div>
  </section>
)
