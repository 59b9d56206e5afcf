import { ArrowRight, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Stone } from '#ui/stone.tsx'

export const Promises = () => (
  <section className="page promises" aria-label="What you get">
    <PromiseCard
      title="Before, and after"
      text="Every session begins and ends with a feeling. Over weeks you see which limb moves you, and where it takes you."
    >
      <p className="promise-flow">
        restless <ArrowRight aria-hidden="true" /> <span className="sr-only">to</span> calm
      </p>
      <p className="mt-2 text-sm text-muted">One entry, as you would log it</p>
    </PromiseCard>
    <PromiseCard
      title="Advice that shows its work"
      text="Recommendations quote your own log, say how sure they are, and stay silent when there is nothing to say."
    >
      <p className="promise-quote">“3 of your last 4 evenings with pranayama ended calm.”</p>
      <p className="mt-2 text-sm text-muted">The kind of reason you will read</p>
    </PromiseCard>
    <PromiseCard
      title="Yours to keep"
      text="No trackers, no advertising. One archive holds everything you wrote, and you can carry it out whenever you like."
    >
      <div className="flex items-start gap-3">
        <Stone>
          <Sheet aria-hidden="true" />
        </Stone>
        <div>
          <p className="font-semibold">yoga-practice-data.csv</p>
          <p className="text-sm text-muted">Every session, opens anywhere</p>
        </div>
      </div>
    </PromiseCard>
  </section>
)

type PromiseCardProps = { title: string; text: string; children: ReactNode }

const PromiseCard = ({ title, text, children }: PromiseCardProps) => (
  <article>
    <h2>{title}</h2>
    <p className="text-muted">{text}</p>
    <div className="promise-proof">{children}</div>
  </article>
)
