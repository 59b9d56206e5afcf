import { z } from 'zod'

/** A moderator handles reports and letters. An operator also handles members, invitations and challenges. */
export const operatorRoles = ['moderator', 'operator'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export const actReasonMaxLength = 500

/** Why someone did it, for the audit log. The log outlives the member, so the reason must not name them. */
export const actReason = z
  .string('Please give a reason')
  .trim()
  .min(1, 'Please give a reason')
  .max(actReasonMaxLength, 'Please keep the reason to 500 characters or fewer')

export const ActReason = z.object({ reason: actReason })

export const ConsoleMe = z.object({
  role: z.enum(operatorRoles),
  displayName: z.string(),
  openReports: z.number().int(),
  waitingLetters: z.number().int(),
})
export type ConsoleMe = z.infer<typeof ConsoleMe>
