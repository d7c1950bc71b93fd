/** What is read for each request of the metrics: connections, jobs, the database, and what needs an administrator. */
import { SYSTEM_TROUBLES } from '@formwork/api-contract'
import type { Registry } from 'prom-client'
import type { Deps } from '../../deps'
import { findSystemFacts, SERVER_VERSION } from '../../modules/system-health/system-facts'
import type { Prometheus } from './call-metrics'

/** A pool of connections as `pg` counts it. */
export interface CountedPool {
  readonly totalCount: number
  readonly idleCount: number
  /** Callers that wait for a connection. */
  readonly waitingCount: number
}

export type CountedPools = Readonly<Record<string, CountedPool>>

/** @returns a function that reads the facts of the database into the gauges; where it does not answer they have no value, and `formwork_database_up` is 0. */
export function observeSite({ Gauge }: Prometheus, registry: Registry, deps: Deps, pools: CountedPools): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `formwork_${name}`, help, labelNames, registers: [registry] })
  gauge('info', 'The version of the server that answers.', ['version']).set({ version: SERVER_VERSION }, 1)
  countConnections(Gauge, registry, pools)
  const isUp = gauge('database_up', '1 where the database answers.')
  const bytes = gauge('database_bytes', 'What the database takes on its disk.')
  const connections = gauge('database_connections', 'Connections to the whole PostgreSQL, those of others included.')
  const mostConnections = gauge('database_connections_max', 'How many of them PostgreSQL allows.')
  const jobs = gauge('jobs', 'Jobs of the whole site by what becomes of them; failed ones have no attempt left.', ['state'])
  const late = gauge('jobs_late_seconds', 'For how long the job that waits longest should have begun.')
  const trouble = gauge('trouble', '1 for what asks for an administrator, by its code on the page of the system state.', ['code'])
  return async () => {
    try {
      const facts = await findSystemFacts({ ...deps, db: deps.quickDb })
      isUp.set(1)
      bytes.set(facts.database.bytes)
      connections.set(facts.database.connections)
      mostConnections.set(facts.database.mostConnections)
      for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, facts.jobs[state])
      late.set(facts.jobs.lateSeconds)
      for (const code of SYSTEM_TROUBLES) trouble.set({ code }, facts.troubles.includes(code) ? 1 : 0)
    } catch (error) {
      deps.log.warn({ err: error }, 'the metrics are without the facts of the database')
      for (const each of [jobs, trouble]) each.reset()
      // `reset` would set these to 0, which would be a false value.
      for (const each of [bytes, connections, mostConnections, late]) each.remove()
      isUp.set(0)
    }
  }
}

function countConnections(Gauge: Prometheus['Gauge'], registry: Registry, pools: CountedPools): void {
  const connections = new Gauge({
    name: 'formwork_pool_connections',
    help: 'Connections of this server by pool and by what they do; waiting are callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
  registry.registerMetric(connections)
}
