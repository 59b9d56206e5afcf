type Attributes = Record<string, string | number>
type AnsweredRequest = { method: string; route: string; status: number }

/** OpenTelemetry spans. They contain route patterns and statements with placeholders, never values or addresses. */
export type Tracing = {
  /** Starts the span of a request; `enter` continues within it, and `end` names it. */
  startRequest: () => { enter: (next: () => void) => void; end: (answered: AnsweredRequest) => void }
  /** Runs the work in a span below the current one. */
  span: <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
