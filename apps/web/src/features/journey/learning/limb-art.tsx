import type { Limb } from '@sadhana/contract'
import type { ReactNode } from 'react'

/** Each limb's symbol, drawn large, with an echo of it in thin lines. */
const drawings: Record<Limb, ReactNode> = {
  yamas: (
    <>
      <path d="M196 170V86M238 170V46M280 170V30M322 170V46M364 170V86" />
      <path className="limb-art-thin" d="M132 170V112M428 170V112M84 170v-30M476 170v-30" />
    </>
  ),
  niyamas: (
    <>
      <path d="M160 118h240c-12 40-58 58-120 58s-108-18-120-58Z" />
      <path d="M280 94c-24 0-36-16-36-34 0-24 25-32 36-54 11 22 36 30 36 54 0 18-12 34-36 34Z" />
      <path
        className="limb-art-thin"
        d="M206 62c-20 8-34 22-42 40M354 62c20 8 34 22 42 40M176 34c-34 14-58 38-70 70M384 34c34 14 58 38 70 70"
      />
    </>
  ),
  asana: (
    <>
      <path d="M70 164c70-56 140-48 210-12 70-36 140-44 210 12" />
      <path d="M280 60c-34 22-46 54-50 82M280 60c34 22 46 54 50 82" />
      <circle cx="280" cy="30" r="16" />
      <path className="limb-art-thin" d="M130 130c50-26 96-26 140-6M430 130c-50-26-96-26-140-6" />
    </>
  ),
  pranayama: (
    <>
      <path d="M20 66c87-60 173-60 260 0s173 60 260 0" />
      <path d="M80 112c67-46 133-46 200 0s133 46 200 0" />
      <path className="limb-art-thin" d="M140 152c47-32 93-32 140 0s93 32 140 0M60 30c73-40 147-40 220 0" />
    </>
  ),
  pratyahara: (
    <>
      <path d="M20 60c150 96 370 96 520 0" />
      <path d="M96 98 76 132M190 124l-12 38M280 132v40M370 124l12 38M464 98l20 34" />
      <path
        className="limb-art-thin"
        d="M60 40c140 76 300 76 440 0M110 26c110 54 230 54 340 0M164 16c76 34 156 34 232 0"
      />
    </>
  ),
  dharana: (
    <>
      <circle cx="280" cy="92" r="62" />
      <circle cx="280" cy="92" r="26" />
      <circle cx="280" cy="92" r="3" />
      <path
        className="limb-art-thin"
        d="M178 30a120 120 0 0 0 0 124M382 30a120 120 0 0 1 0 124M132 14a170 170 0 0 0 0 156M428 14a170 170 0 0 1 0 156"
      />
    </>
  ),
  dhyana: (
    <>
      <path d="M184 108a96 96 0 0 1 192 0" />
      <path d="M40 108h480M120 142h320M216 174h128" />
      <path className="limb-art-thin" d="M146 108a134 134 0 0 1 18-66M414 108a134 134 0 0 0-18-66" />
    </>
  ),
  samadhi: (
    <>
      <circle cx="232" cy="92" r="78" />
      <circle cx="328" cy="92" r="78" />
      <path
        className="limb-art-thin"
        d="M280 30a78 78 0 0 1 0 124 78 78 0 0 1 0-124ZM280 52a52 52 0 0 1 0 80 52 52 0 0 1 0-80Z"
      />
    </>
  ),
}

export const LimbArt = ({ limb }: { limb: Limb }) => (
  <svg className="limb-art" viewBox="0 0 560 184" aria-hidden="true">
    {drawings[limb]}
  </svg>
)
