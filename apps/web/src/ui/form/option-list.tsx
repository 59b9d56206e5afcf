type OptionListProps = {
  /** The label for no answer; without it, one of the others is always chosen. */
  empty?: string
  labels: Readonly<Record<string, string>>
  /** The language of the labels, where it's not the page's. */
  lang?: string
}

/** The options of a select; the first one may mean no answer. */
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
