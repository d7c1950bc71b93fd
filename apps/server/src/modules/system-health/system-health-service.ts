/** Gathers how the system does, and decides about jobs that failed for good. */
import { MAIL_SETTINGS, type SystemHealth } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { countLiveServers } from '../../db/live-servers'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { countFiles } from '../files/storage-repo'
import { readSettings } from '../settings/read-settings'
import { giveUpRemoved } from '../webhooks/pauses'
import { findSystemFacts, SERVER_VERSION } from './system-facts'
import * as repo from './system-health-repo'

const MAX_FAILURES = 50
const MAX_ERROR_CHARACTERS = 300

export async function getSystemHealth(deps: Deps): Promise<SystemHealth> {
  const { db } = deps
  // One after the other: this call is repeated while somebody looks, and should not take the connections of others.
  const [{ jobs: counts, ...facts }, servers] = [await findSystemFacts(deps), await countLiveServers(db)]
  const failures = await repo.findFailures(db, MAX_FAILURES)
  const [kept, freeBytes, mail] = [await countFiles(db), await deps.files.freeBytes(), await readSettings(db, MAIL_SETTINGS)]
  const backedUpAt = await repo.findLastBackup(db)
  const { rss, heapUsed } = process.memoryUsage()
  const jobs = {
    ...counts,
    failures: failures.map(({ id, task, attempts, error, created_at: createdAt, failed_at: failedAt }) => ({
      id,
      task,
      attempts,
      error: firstLine(error),
      createdAt: new Date(createdAt).toISOString(),
      failedAt: new Date(failedAt).toISOString(),
    })),
  }
  return {
    at: deps.now().toISOString(),
    ...facts,
    server: {
      version: SERVER_VERSION,
      node: process.versions.node,
      uptimeSeconds: Math.floor(process.uptime()),
      residentBytes: rss,
      heapBytes: heapUsed,
      servers: servers === 0 ? null : servers,
    },
    jobs,
    storage: { ...kept, freeBytes },
    mail: { isOn: mail.content.isOn },
    backup: { at: backedUpAt?.toISOString() ?? null },
  }
}

/** The lines below contain the parameters of a statement, and the stack. */
const firstLine = (error: string) => (error.split('\n', 1)[0] ?? '').trim().slice(0, MAX_ERROR_CHARACTERS)

/** @throws {Refusal} `job.not-failed` for one that waits, runs or is gone. */
export const retryJob = (deps: Deps, actor: Caller, id: string) => decide(deps, actor, id, 'job.retried', repo.rescheduleJob)

/** @throws {Refusal} `job.not-failed` for one that waits, runs or is gone. */
export const removeJob = (deps: Deps, actor: Caller, id: string) => decide(deps, actor, id, 'job.removed', deleteJob)

async function deleteJob(tx: Transaction, id: string, { deliveryId }: FailedJob): Promise<void> {
  await repo.deleteJob(tx, id)
  if (deliveryId !== null) await giveUpRemoved(tx, deliveryId)
}

type FailedJob = NonNullable<Awaited<ReturnType<typeof repo.lockFailure>>>

async function decide(
  deps: Deps,
  actor: Caller,
  id: string,
  kind: 'job.retried' | 'job.removed',
  change: (tx: Transaction, id: string, job: FailedJob) => Promise<void>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const job = await repo.lockFailure(tx, id)
    if (job === null) throw refuse('job.not-failed')
    await change(tx, id, job)
    const before = { job: id, attempts: job.attempts }
    await appendAudit(tx, deps, actor, { kind, subject: { id: null, name: job.task }, before, after: null })
  })
}
