import { Choice, type ChoiceProps } from './choice.tsx'

/** For choices that are sent with a form. */
export const Checkbox = (props: ChoiceProps) => <Choice look="checkbox" {...props} />
