/** Runs lanes side by side, each as soon as the lanes it waits for have ended, successfully or not. */

/**
 * @template T
 * @typedef {{ name: string, run: () => Promise<T>, after?: readonly string[] }} Lane `after` names lanes that stand before it; one that is left out of this run is not waited for
 */

/**
 * @template T
 * @param {ReadonlyArray<Lane<T>>} lanes
 * @param {(name: string) => void} [onStart]
 * @returns {Promise<Array<T & { name: string, seconds: number }>>} in the order of `lanes`
 */
export function runLanes(lanes, onStart = () => {}) {
  /** Every lane so far, by its name, as it ends. @type {Map<string, Promise<T & { name: string, seconds: number }>>} */
  const endings = new Map()
  for (const { name, run, after = [] } of lanes) {
    const before = after.flatMap((other) => endings.get(other) ?? [])
    const timed = async () => {
      await Promise.all(before)
      onStart(name)
      const startedAt = performance.now()
      const result = await run()
      return { name, ...result, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }
    }
    endings.set(name, timed())
  }
  return Promise.all(endings.values())
}
