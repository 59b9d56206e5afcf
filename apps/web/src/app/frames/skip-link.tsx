export const mainId = 'main'

export const SkipLink = () => (
  <a className="skip-link" href={`#${mainId}`}>
    Skip to main content
  </a>
)
