type OptionListProps = { empty: string; labels: Readonly<Record<string, string>> }

/** The options of a select, led by one that stands for no answer. */
export const OptionList = ({ empty, labels }: OptionListProps) => (
  <>
    <option value="">{empty}</option>
    {Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)
