import { ErrorBody, type ErrorCode, errors, type Route } from '@sadhana/contract'
import { z } from 'zod'

export const successStatusOf = (route: Route): number => {
  if (route.reply instanceof z.ZodNull) return 204
  return route.creates ? 201 : 200
}

/** What any route may answer besides the errors it declares itself. */
export function errorsOf(route: Route): ErrorCode[] {
  return [
    ...route.errors,
    ...(route.access === 'member' ? (['auth.required'] as const) : []),
    'request.invalid',
    ...(route.method === 'GET'
      ? []
      : (['request.malformed', 'request.too_large', 'request.unsupported_type'] as const)),
    ...(route.creates ? (['request.in_progress', 'request.key_reused'] as const) : []),
    'request.too_many',
    'service.failed',
    'service.unavailable',
  ]
}

/** Response schemas by status: unnamed fields cannot leak, and OpenAPI lists every error a caller may meet. */
export function responsesOf(route: Route): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errors[code][0])
  return {
    [successStatusOf(route)]: route.reply.describe('Success'),
    ...Object.fromEntries(
      byStatus
        .entries()
        .map(([status, codes]) => [
          status,
          ErrorBody.extend({ code: z.enum(codes) }).describe(
            codes.map((code) => `${code}: ${errors[code][1]}`).join(' '),
          ),
        ]),
    ),
  }
}
