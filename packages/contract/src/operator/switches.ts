import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'
import { SwitchName, switchNames } from '../switches/switches.ts'
import { actReason } from './role.ts'

/** `pictures_off` and `pictures_on` in the audit log. */
export const switchActs = switchNames.flatMap((name) => [`${name}_off`, `${name}_on`] as const)

export const Switch = z.object({
  name: SwitchName,
  /** Null while it is on. */
  off: z
    .object({
      since: z.iso.datetime(),
      reason: z.string(),
      /** Null for someone at the shell, and for an operator who has left. */
      by: z.string().nullable(),
      /** Jobs that wait until it is on again. */
      waiting: z.number().int().nonnegative(),
      /** Pushes and texts that waited for longer than they are of use. */
      dropped: z.number().int().nonnegative(),
    })
    .nullable(),
})
export type Switch = z.infer<typeof Switch>

export const switchRoutes = defineRoutes({
  switches: {
    method: 'GET',
    path: '/api/operator/switches',
    summary: 'List what can be turned off for everyone, and what is off: since when, why and by whom.',
    access: 'operator',
    reply: z.object({ items: z.array(Switch) }),
    errors: [],
  },
  setSwitch: {
    method: 'PUT',
    path: '/api/operator/switches/:name',
    summary:
      'Turn something off or on for everyone. It reaches every process within five seconds. Nothing happens if it already is as you want it.',
    access: 'operator',
    params: z.object({ name: SwitchName }),
    body: z.object({ isOn: z.boolean(), reason: actReason }),
    reply: Switch,
    errors: ['request.not_found'],
    limit: { max: 60, seconds: 60 },
  },
})
