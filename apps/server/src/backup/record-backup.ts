/** Records a backup in the audit log, so that the page of system health can show when the last one was written. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import { appendAudit } from '../db/append-audit'
import { newId } from '../domain/new-id'
import type { Manifest } from './manifest'

/** Anybody who can start the program on this machine. The log has no name for them. */
const OPERATOR = { userId: null, name: '', origin: { address: '', userAgent: 'backup', requestId: '' } } as const

/** @returns true, or throws what PostgreSQL refuses: a copy that only reads, or a database without an audit log yet. */
export async function recordBackup(client: Client, manifest: Pick<Manifest, 'at'>): Promise<true> {
  const clock = { now: () => new Date(), newId: () => newId() }
  await appendAudit(drizzle(client), clock, OPERATOR, {
    kind: 'backup.written',
    subject: { id: null, name: manifest.at },
    before: null,
    after: null,
  })
  return true
}
