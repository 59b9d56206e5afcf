import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

/**
 * We create spans in the three places that matter. Automatic instrumentation would rewrite modules while they load,
 * send addresses with their secrets, and need a loader hook before the first import.
 */
export function createTracing({ endpoint, service }: { endpoint: string; service: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('sadhana')
  const current = new AsyncLocalStorage<Span>()
  const within = () => {
    const parent = current.getStore()
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  }

  return {
    startRequest: () => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
      return {
        enter: (next) => current.run(span, next),
        end: ({ method, route, status }) => {
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    span: async (name, attributes, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, within())
      try {
        return await current.run(span, work)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    close: () => provider.shutdown(),
  }
}
