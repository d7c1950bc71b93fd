/** `verify`: reads everything that is kept and says what does not fit together. Changes nothing. */
import { join, resolve } from 'node:path'
import type { Config } from '../config'
import { StartError } from '../domain/start-error'
import { diskStorage } from '../storage/disk-storage'
import { brokenAuditLog, brokenHistories, brokenRules, missingBytes } from './find-damage'
import { openServerDatabase, withClient } from './reach-database'

/** Findings beyond this number add nothing. */
const SHOWN = 50

/** @throws {StartError} when anything does not fit, after printing it. */
export async function runVerify(
  { dataDir: given, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  say: (line: string) => void,
): Promise<void> {
  const dataDir = resolve(given)
  const { connection, close } = await openServerDatabase(dataDir, databaseUrl)
  try {
    const findings = await withClient(connection, async (client) => {
      // One snapshot of the database, while people go on working.
      await client.query('begin isolation level repeatable read read only')
      const rules = await brokenRules(client)
      const histories = await brokenHistories(client)
      const auditLog = await brokenAuditLog(client)
      return [...rules, ...histories, ...auditLog, ...(await missingBytes(client, diskStorage(join(dataDir, 'files'))))]
    })
    for (const finding of findings.slice(0, SHOWN)) say(finding)
    if (findings.length > 0) throw new StartError(`${findings.length} things do not fit together. Look at the disk, and restore a backup.`)
    say('Everything fits together: tickets and their tasks, the chain of every history, the audit log, every uploaded file.')
  } finally {
    await close()
  }
}
