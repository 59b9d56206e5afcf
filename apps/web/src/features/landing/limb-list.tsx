import { Check, ChevronDown, X } from 'lucide-react'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { limbTeachings } from './limb-teachings.ts'

const stoneShapes = ['a', 'b', 'c'] as const

export const LimbList = () => (
  <section className="landing-section" id="limbs" aria-labelledby="limbs-title">
    <div className="page">
      <h2 id="limbs-title" className="landing-title">
        Eight limbs, one tree
      </h2>
      <p className="landing-intro">
        <span {...sanskrit}>Patañjali</span> set them down some sixteen centuries ago. They aren’t steps to finish; they
        grow together.
      </p>
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
        Dos and don’ts
        <span className="sr-only">
          {' '}
          for <span {...sanskrit}>{name}</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="limb-list-columns">
        <div>
          <h4>Do</h4>
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
          <h4>Don’t</h4>
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
