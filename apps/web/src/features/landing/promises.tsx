import { ArrowRight, Lock, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'

export const Promises = () => (
  <section className="page promises" aria-label="What you get">
    <PromiseCard
      title="Before, and after"
      text="Log how you feel before and after each practice. Over the weeks, you’ll see what each limb changes in you."
    >
      <p className="promise-flow">
        restless <ArrowRight aria-hidden="true" /> <span className="sr-only">to</span> calm
      </p>
      <p className="mt-2 text-sm text-muted">
        An example: your most common shift with <span {...sanskrit}>pranayama</span>
      </p>
    </PromiseCard>
    <PromiseCard
      title="Private by default"
      text="Only you can see what you log, unless you share it with your followers or with all members."
    >
      <Fact icon={<Lock aria-hidden="true" />} title="Only me">
        Every practice, until you share it
      </Fact>
    </PromiseCard>
    <PromiseCard
      title="Yours to keep"
      text="No trackers and no advertising. Download your practices, moods and nights as CSV files whenever you like."
    >
      <Fact icon={<Sheet aria-hidden="true" />} title="yoga-practice-data.csv">
        Every session, for any spreadsheet
      </Fact>
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

type FactProps = { icon: ReactNode; title: string; children: string }

const Fact = ({ icon, title, children }: FactProps) => (
  <div className="flex items-start gap-3">
    <Stone>{icon}</Stone>
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-muted">{children}</p>
    </div>
  </div>
)
