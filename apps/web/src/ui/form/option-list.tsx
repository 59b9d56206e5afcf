type OptionListProps = {
  /** The label for no answer. Without it, one of the options is always chosen. */
  empty?: string
  labels: Readonly<Record<string, string>>
  /** The language of the labels, if it isn't the page's. */
  lang?: string
}

/** The options of a select. The first one may mean no answer. */
export const OptionList = ({ empty, labels, lang }: OptionListProps) => (
  <>
    {empty !== undefined && <option value="">{empty}</option>}
    {Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value} lang={lang}>
        {label}
      </option>
    ))}
  </>
)
