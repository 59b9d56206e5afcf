import type { ReactNode } from 'react'

export const FailureArt = ({ children }: { children: ReactNode }) => (
  <svg className="failure-art" viewBox="0 0 340 260" aria-hidden="true">
    {children}
  </svg>
)

export const Ripples = () => (
  <>
    <ellipse className="failure-ripple" cx="170" cy="222" rx="160" ry="26" opacity=".28" />
    <ellipse className="failure-ripple" cx="170" cy="220" rx="122" ry="18" opacity=".55" />
  </>
)

/** The stones of the cairn from the ground up. One of them may be missing. */
export const baseStone = 'M84 198C82 178 122 168 172 168S260 180 258 200 214 226 168 226 86 218 84 198Z'
export const middleStone = 'M112 148C110 132 140 124 174 124S232 134 230 148 200 170 170 170 114 164 112 148Z'
export const topStone = 'M134 108C133 96 152 90 174 90S209 97 208 108 190 125 170 125 135 120 134 108Z'

export const NightArt = () => (
  <FailureArt>
    <path className="failure-horizon" d="M16 178h308" opacity=".7" />
    <path className="failure-stone-mid" d="M196 178C198 160 216 152 238 152S280 162 284 178Z" />
    <path className="failure-stone-deep" d="M62 178C64 146 98 132 138 132S208 148 212 178Z" />
    <path className="failure-water" d="M76 192h122M96 206h86M114 220h48M216 192h52M228 206h26" />
    <path className="failure-sun" d="M246 44a26 26 0 1 0 24 36 21 21 0 0 1-24-36Z" />
    <path className="failure-water failure-moonlight" d="M236 192h30" />
  </FailureArt>
)

export const GapArt = () => (
  <FailureArt>
    <path
      className="failure-stone-deep"
      d="M20 206C18 190 44 182 74 182S124 192 122 206 100 224 70 224 22 220 20 206Z"
    />
    <path
      className="failure-stone-mid"
      d="M218 206C216 190 242 182 272 182S322 192 320 206 298 224 268 224 220 220 218 206Z"
    />
    <path className="failure-outline" d="M122 176C140 140 200 140 218 176" />
    <circle className="failure-sun" cx="170" cy="104" r="14" opacity=".9" />
  </FailureArt>
)

export const MissingStoneArt = () => (
  <FailureArt>
    <Ripples />
    <path className="failure-stone-deep" d={baseStone} />
    <path className="failure-outline" d={middleStone} />
    <path className="failure-stone-pale" d={topStone} />
  </FailureArt>
)

export const NewSunArt = () => (
  <FailureArt>
    <Ripples />
    <path className="failure-stone-deep" d={baseStone} />
    <path className="failure-stone-mid" d={middleStone} />
    <path className="failure-stone-pale" d={topStone} />
    <circle className="failure-sun" cx="171" cy="62" r="17" />
    <circle className="failure-halo" cx="171" cy="62" r="32" opacity=".5" />
  </FailureArt>
)
