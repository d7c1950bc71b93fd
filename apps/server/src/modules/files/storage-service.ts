/** What uploaded files take up, and sweeping those that nothing uses before the night does. */
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { readStorageSettings } from '../settings/read-settings'
import { countFiles, countUnused, queueSweep } from './storage-repo'
import { unusedSince } from './sweep-uploads'

/** Bytes, and how many files nothing uses that are old enough to go. */
export async function getStorage(deps: Deps) {
  const [kept, settings, freeBytes] = await Promise.all([countFiles(deps.db), readStorageSettings(deps.db), deps.files.freeBytes()])
  const unused = await countUnused(deps.db, unusedSince(deps.now(), settings))
  return { place: deps.files.place, ...kept, unused, freeBytes }
}

/** Returns at once: the sweep is a job. */
export async function beginSweep(deps: Deps, actor: Caller): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await queueSweep(tx)
    await appendAudit(tx, deps, actor, { kind: 'uploads.swept', subject: { id: null, name: 'storage' }, before: null, after: null })
  })
}
