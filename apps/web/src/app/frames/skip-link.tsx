import { barsText } from './bars.text.ts'

export const mainId = 'main'

export const SkipLink = () => (
  <a className="skip-link" href={`#${mainId}`}>
    {barsText.skip}
  </a>
)
