/** Sessions are read, and their use is noted, in batches of all calls that arrive at the same moment. ADR 0051. */
import { type FoundSession, findSessions } from '../../access/find-holder'
import { createBatches } from '../../db/batches'
import type { Database } from '../../db/client'
import { recordUses, type SessionUse } from './session-repo'

export interface SessionReads {
  find(tokenHash: Buffer): Promise<FoundSession | null>
  recordUse(use: SessionUse): Promise<void>
}

/** One lane is left for other quick statements. */
const LANES = 2
const MOST = 100

/** @param db through connections for what has to answer under any load */
export function createSessionReads(db: Database): SessionReads {
  const reads = createBatches<Buffer, FoundSession | null>({
    lanes: LANES,
    most: MOST,
    claims: () => [],
    run: (tokenHashes) => findSessions(db, tokenHashes),
  })
  const uses = createBatches<SessionUse, null>({
    lanes: 1,
    most: MOST,
    claims: ({ id }) => [id],
    run: async (batch) => {
      await recordUses(db, batch)
      return batch.map(() => null)
    },
  })
  return {
    find: reads.take,
    recordUse: async (use) => {
      await uses.take(use)
    },
  }
}
