import { ErrorBody, type ErrorCode, errors, isConsole, type Route } from '@sadhana/contract'
import { z } from 'zod'
import { heldByClosing, switchOfRoute } from '#platform/switches/switch-table.ts'

export const successStatusOf = (route: Route): number => {
  if (route.reply instanceof z.ZodNull) return 204
  return route.creates ? 201 : 200
}

/** All errors that a route may return, including those it doesn't declare itself. */
export function errorsOf(route: Route): ErrorCode[] {
  const name = `${route.method} ${route.path}`
  const heldBy = switchOfRoute(name)
  const isHeldByClosing = heldBy === 'registration' || heldByClosing.includes(name)
  return [
    ...route.errors,
    ...(route.access === 'member' ? (['auth.required'] as const) : []),
    ...(isConsole(route.access) ? (['request.not_found', 'operator.sign_in_again'] as const) : []),
    ...(route.access === 'operator' ? (['operator.needs_operator'] as const) : []),
    'request.invalid',
    ...(route.method === 'GET'
      ? []
      : (['request.malformed', 'request.too_large', 'request.unsupported_type'] as const)),
    ...(route.creates ? (['request.in_progress', 'request.key_reused'] as const) : []),
    'auth.token_refused',
    'auth.token_in_address',
    'request.too_many',
    ...(heldBy ? (['service.switched_off'] as const) : []),
    ...(isHeldByClosing ? (['service.closing'] as const) : []),
    'service.failed',
    'service.unavailable',
  ]
}

/** Cached, because most routes share most of their errors, and a schema takes some kilobytes. */
const errorBodies = new Map<string, z.ZodType>()

function errorBodyOf(codes: [ErrorCode, ...ErrorCode[]]): z.ZodType {
  const key = codes.join(' ')
  const cached = errorBodies.get(key)
  if (cached) return cached
  const described = codes.map((code) => `${code}: ${errors[code][1]}`).join(' ')
  const body = ErrorBody.extend({ code: z.enum(codes) }).describe(described)
  errorBodies.set(key, body)
  return body
}

/**
 * Response schemas by status. With them, fields that aren't in the schema can't leak, and OpenAPI lists every possible
 * error.
 */
export function responsesOf(route: Route): Record<number, z.ZodType> {
  const byStatus = Map.groupBy(errorsOf(route), (code) => errors[code][0])
  return {
    [successStatusOf(route)]: route.reply.describe('Success'),
    ...Object.fromEntries(
      byStatus.entries().map(([status, codes]) => [status, errorBodyOf(codes as [ErrorCode, ...ErrorCode[]])]),
    ),
  }
}
