/** Counts answered calls, how long they took, and refusals by their code. */
import type * as prometheus from 'prom-client'
import type { RefusalCode } from '../../domain/refusal'

/** The library, which is loaded only where metrics are wanted. */
export type Prometheus = typeof prometheus

export interface AnsweredCall {
  readonly method: string
  /** As it was declared (`/api/v2/tickets/:id`), never as it was requested: addresses hold ids and secrets, and their number is unlimited. Empty for unknown routes. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** What the application reports about its calls. */
export interface CallObserver {
  readonly answered: (call: AnsweredCall) => void
  readonly refused: (code: RefusalCode) => void
}

/** From a call that reads one row to the longest that a statement may take. */
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15]

export function observeCalls({ Counter, Histogram }: Prometheus, registry: prometheus.Registry): CallObserver {
  const durations = new Histogram({
    name: 'formwork_http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer. Streams of events are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'formwork_refusals_total',
    help: 'Calls that were refused, by the code of the refusal; calls of API version 1 answer many of these with status 200.',
    labelNames: ['code'],
    registers: [registry],
  })
  return {
    answered: ({ method, route, status, seconds }) => durations.observe({ method, route, status }, seconds),
    refused: (code) => refusals.inc({ code }),
  }
}
