/** Answers metrics for Prometheus on an address of their own, so that the one people use never shows them. */
import { createServer, type RequestListener } from 'node:http'
import type { Deps } from '../../deps'
import { type CallObserver, observeCalls } from './call-metrics'
import { type CountedPools, observeSite } from './site-metrics'

const METRICS_PATH = '/metrics'
/** More frequent requests get the cached facts of the database. */
const FACTS_KEPT_MS = 5000
const ARRIVAL_MS = 5000

export interface Metrics {
  /** Told of each call. */
  readonly calls: CallObserver
  /** @returns its address. @throws Node's error for a port that cannot be opened. */
  readonly listen: (place: { readonly port: number; readonly host: string }) => Promise<string>
  /** The text that is answered. */
  readonly text: () => Promise<string>
  readonly stop: () => Promise<void>
}

export async function createMetrics(deps: Deps, pools: CountedPools): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const calls = observeCalls(prometheus, registry)
  const readFacts = keptFor(FACTS_KEPT_MS, observeSite(prometheus, registry, deps, pools))
  const text = async () => {
    await readFacts()
    return registry.metrics()
  }
  const server = createServer({ requestTimeout: ARRIVAL_MS, headersTimeout: ARRIVAL_MS }, answer(text, registry.contentType, deps))
  return {
    calls,
    text,
    listen: ({ port, host }) =>
      new Promise((done, fail) => {
        server.once('error', fail)
        server.listen({ port, host, exclusive: true }, () => {
          const bound = server.address()
          done(`http://${host}:${typeof bound === 'object' && bound !== null ? bound.port : port}${METRICS_PATH}`)
        })
      }),
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function answer(text: () => Promise<string>, contentType: string, { log }: Pick<Deps, 'log'>): RequestListener {
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cache-control', 'no-store')
    if (request.method !== 'GET' || request.url !== METRICS_PATH) {
      response.writeHead(404).end()
      return
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be written')
        response.writeHead(500).end()
      },
    )
  }
}

/** Runs `work` at most once within that time; all callers share its result. */
function keptFor(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly done: Promise<void> } | null = null
  return () => {
    const at = performance.now()
    if (last === null || at - last.at >= milliseconds) last = { at, done: work() }
    return last.done
  }
}
