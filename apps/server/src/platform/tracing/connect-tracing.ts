import type { Config } from '#platform/config.ts'
import type { Tracing } from './tracing.ts'

/** Undefined unless a collector is configured. Only then is OpenTelemetry loaded. */
export async function connectTracing(config: Config, name: string): Promise<Tracing | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  const { createTracing } = await import('./otlp.ts')
  return createTracing({ endpoint, service: `sadhana-${name}` })
}
