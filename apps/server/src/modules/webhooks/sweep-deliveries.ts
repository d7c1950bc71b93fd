/** Deletes expired entries from the log of deliveries. */
import { KEEP_DELIVERIES_DAYS } from '@formwork/api-contract'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import { deleteDeliveriesBefore } from './delivery-repo'

const DAY_MS = 24 * 3_600_000

/** @returns how many are gone */
export function sweepDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_DELIVERIES_DAYS * DAY_MS)
  return deleteInBatches((limit) => deleteDeliveriesBefore(db, before, limit))
}
