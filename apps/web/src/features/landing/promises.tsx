import { ArrowRight, Lock, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { withMarked } from '#intl/marked-words.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { landingText } from './landing.text.ts'

const text = landingText.promises
const marks = {
  to: (word: string) => (
    <>
      <ArrowRight aria-hidden="true" /> <span className="sr-only">{word}</span>
    </>
  ),
  limb: (word: string) => <span {...sanskrit}>{word}</span>,
}

export const Promises = () => (
  <section className="page promises" aria-label={text.label}>
    <PromiseCard title={text.feelings.title} text={text.feelings.text}>
      <p className="promise-flow">{withMarked(text.feelings.shift, marks)}</p>
      <p className="mt-2 text-sm text-muted">{withMarked(text.feelings.example, marks)}</p>
    </PromiseCard>
    <PromiseCard title={text.privacy.title} text={text.privacy.text}>
      <Fact icon={<Lock aria-hidden="true" />} title={text.privacy.fact}>
        {text.privacy.factText}
      </Fact>
    </PromiseCard>
    <PromiseCard title={text.export.title} text={text.export.text}>
      <Fact icon={<Sheet aria-hidden="true" />} title={text.export.fact}>
        {text.export.factText}
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
