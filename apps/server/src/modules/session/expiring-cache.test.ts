/** What a server caches for some seconds, and when it is invalidated. */
import { describe, expect, it } from 'vitest'
import { createExpiringCache, CACHE_MS } from './expiring-cache'

function opened() {
  const clock = { at: 0 }
  const kept = createExpiringCache<string>({ most: 100, elapsed: () => clock.at })
  kept.open()
  const keep = (...names: readonly string[]) => names.forEach((name) => kept.keep(name, name, kept.changes))
  const areKept = (...names: readonly string[]) => names.map((name) => kept.get(name) !== null)
  return { clock, kept, keep, areKept }
}

describe('what is kept', () => {
  it('is forgotten after some seconds', () => {
    const { clock, keep, areKept } = opened()
    keep('ann')
    clock.at = CACHE_MS - 1
    expect(areKept('ann')).toEqual([true])
    clock.at = CACHE_MS
    expect(areKept('ann')).toEqual([false])
  })

  it('is not kept when anything changed while it was read', () => {
    const { kept, keep, areKept } = opened()
    const before = kept.changes
    kept.forget((name) => name === 'ben')
    kept.keep('ann', 'ann', before)
    expect(areKept('ann')).toEqual([false])
    keep('ann')
    expect(areKept('ann')).toEqual([true])
  })

  it('is forgotten as far as it is meant', () => {
    const { kept, keep, areKept } = opened()
    keep('ann', 'ben')
    kept.forget((name) => name === 'ann')
    expect(areKept('ann', 'ben')).toEqual([false, true])
  })

  it('is neither answered nor kept while changes may be missed, nor answered afterwards', () => {
    const { kept, keep, areKept } = opened()
    keep('ann')
    const before = kept.changes
    kept.close()
    keep('ben')
    expect(areKept('ann', 'ben')).toEqual([false, false])
    kept.open()
    kept.keep('cai', 'cai', before)
    expect(areKept('ann', 'ben', 'cai')).toEqual([false, false, false])
  })

  it('gives way to what is newer when there is too much', () => {
    const { keep, areKept } = opened()
    keep(...Array.from({ length: 150 }, (_, index) => `person ${index}`))
    expect(areKept('person 0', 'person 149')).toEqual([false, true])
  })
})
