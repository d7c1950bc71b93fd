/** Deletes many rows without one long statement: other work goes on between the batches. */

/** Rows of one statement; far below what the statement's time limit allows. */
const BATCH_ROWS = 1000

/**
 * @param remove deletes at most `limit` rows and answers how many there were
 * @returns how many rows are gone
 */
export async function deleteInBatches(remove: (limit: number) => Promise<number>): Promise<number> {
  let total = 0
  for (let removed = BATCH_ROWS; removed >= BATCH_ROWS; total += removed) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is the point
    removed = await remove(BATCH_ROWS)
  }
  return total
}
