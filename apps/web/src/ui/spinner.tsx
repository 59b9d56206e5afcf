import { commonText } from '#intl/common.text.ts'

/** Decoration beside text that already says what is happening. */
export const SpinnerMark = () => (
  <svg className="spinner" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle className="spinner-track" cx="12" cy="12" r="9" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
)

/** Fills the screen until we know what to show. */
export const FullScreenSpinner = () => (
  <output className="spinner-full-screen">
    <SpinnerMark />
    {commonText.loading}
  </output>
)
