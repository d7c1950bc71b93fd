/** Keys of new widgets: a timestamp and a random part, as the old family makes them. */

/** Makes a source of keys that never repeats one, however fast it is asked. */
export function createKeySource(now: () => number = Date.now, random: () => number = Math.random): () => string {
  const given = new Set<string>()
  return () => {
    for (;;) {
      const key = `${Math.round(now() / 1000) * 1000}_${1 + Math.floor(random() * 99_999)}`
      if (!given.has(key)) {
        given.add(key)
        return key
      }
    }
  }
}
