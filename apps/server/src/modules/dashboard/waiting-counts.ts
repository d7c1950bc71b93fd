/** Badges of many people at once: requests of the same moment share a statement (ADR 0068). */
import { type Batches, createBatches } from '../../db/batches'
import type { Queryable } from '../../db/client'
import { countWaitingOfEach } from '../tickets/ticket-repo'

/** A count takes PostgreSQL less time than a statement around it; larger batches would make the first of them wait. */
const MAX_TOGETHER = 25
/** With a third lane each batch is smaller: a server often has two processors. */
const LANES = 2

export const createWaitingCounts = (db: Queryable): Batches<string, number> =>
  createBatches({ lanes: LANES, most: MAX_TOGETHER, claims: () => [], run: (userIds) => countWaitingOfEach(db, userIds) })
