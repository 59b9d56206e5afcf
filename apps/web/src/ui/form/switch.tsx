import { Choice, type ChoiceProps } from './choice.tsx'

/** For settings that take effect at once. */
export const Switch = (props: ChoiceProps) => <Choice look="switch" {...props} />
