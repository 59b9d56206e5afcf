import { Check, ChevronDown, X } from 'lucide-react'
import { LimbSymbol } from '#ui/limb-symbol.tsx'
import { Stone } from '#ui/stone.tsx'
import { limbTeachings } from './limb-teachings.ts'

const stoneShapes = ['a', 'b', 'c'] as const

export const LimbList = () => (
  <section className="landing-section" id="limbs" aria-labelledby="limbs-title">
    <div className="page">
      <h2 id="limbs-title" className="landing-title">
        Eight limbs, one tree
      </h2>
      <p className="landing-intro">
        Patañjali set them down some sixteen centuries ago. They are not steps to be finished; they grow together.
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

const LimbTeaching = ({ limb, name, sanskrit, meaning, description, dos, donts, shape }: LimbTeachingProps) => (
  <article className="limb">
    <div className="limb-name">
      <Stone tone={limb} size="lg" shape={shape}>
        <LimbSymbol limb={limb} />
      </Stone>
      <div>
        <h3>{name}</h3>
        <p className="limb-sanskrit">
          <span lang="sa-Latn">{sanskrit}</span> · {meaning}
        </p>
      </div>
    </div>
    <p>{description}</p>
    <details className="limb-advice">
      <summary>
        Dos and don’ts<span className="sr-only"> of {name}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className="limb-columns">
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
