import { Check, ChevronDown, X } from 'lucide-react'
import { withMarked } from '#intl/marked-words.tsx'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { landingText } from './landing.text.ts'
import { limbTeachings } from './limb-teachings.text.ts'

const text = landingText.limbs
const inSanskrit = (word: string) => <span {...sanskrit}>{word}</span>
const marks = {
  name: inSanskrit,
  hidden: (words: string) => <span className="sr-only">{withMarked(words, { name: inSanskrit })}</span>,
}

const stoneShapes = ['a', 'b', 'c'] as const

export const LimbList = () => (
  <section className="landing-section" id="limbs" aria-labelledby="limbs-title">
    <div className="page">
      <h2 id="limbs-title" className="landing-title">
        {text.title}
      </h2>
      <p className="landing-intro">{withMarked(text.intro, marks)}</p>
      <div className="mt-12">
        {limbTeachings.map((teaching, index) => (
          <LimbTeaching key={teaching.limb} {...teaching} shape={stoneShapes[index % stoneShapes.length]!} />
        ))}
      </div>
    </div>
  </section>
)

type LimbTeachingProps = (typeof limbTeachings)[number] & { shape: (typeof stoneShapes)[number] }

const LimbTeaching = ({ limb, name, sanskrit: word, meaning, description, dos, donts, shape }: LimbTeachingProps) => (
  <article className="limb-list-item">
    <div className="limb-list-name">
      <Stone tone={limb} size="lg" shape={shape}>
        <LimbSymbol limb={limb} />
      </Stone>
      <div>
        <h3 {...sanskrit}>{name}</h3>
        <p className="limb-list-sanskrit">
          <span {...sanskrit}>{word}</span> · {meaning}
        </p>
      </div>
    </div>
    <p>{description}</p>
    <details className="limb-list-advice">
      <summary>
        {withMarked(text.advice(name), marks)}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="limb-list-columns">
        <div>
          <h4>{text.dos}</h4>
          <ul>
            {dos.map((advice) => (
              <li key={advice}>
                <Check aria-hidden="true" className="text-success" />
                {advice}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h4>{text.donts}</h4>
          <ul>
            {donts.map((advice) => (
              <li key={advice}>
                <X aria-hidden="true" className="text-danger" />
                {advice}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  </article>
)
