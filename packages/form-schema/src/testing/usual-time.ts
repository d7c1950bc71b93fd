/** CPU time as it would be on the machine for which the limits of tests were set, so that they do not depend on this machine. */

/** The time of the fixed work there, in ms. */
const USUAL_MS = 12
/** Tries, of which the best counts. */
const TRIES = 5

/** Objects made, written, read and looked up, as imports do. */
function fixedWork(): void {
  const entries = Array.from({ length: 20_000 }, (_, index) => ({ key: `k${index}`, half: index / 2, list: [index] }))
  const read: typeof entries = JSON.parse(JSON.stringify(entries))
  new Map(read.map((entry) => [entry.key, entry])).get('k1')
}

/**
 * How long a piece of work takes at best, in ms of a processor; on a machine that is slower at that moment, so much less than it took.
 *
 * @param limit - one try below this is enough.
 */
export function usualTime(work: () => void, limit = 0): number {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && best >= limit; tries += 1) {
    const took = processorTime(work)
    best = Math.min(best, took < limit ? took : took / slowness())
  }
  return best
}

/** How many times slower than usual this machine is now, 1 at least. */
const slowness = (): number => Math.max(1, Math.min(...Array.from({ length: TRIES }, () => processorTime(fixedWork))) / USUAL_MS)

function processorTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
