/** What a server keeps of sessions, and when it forgets them; the database is left out. */
import { describe, expect, it } from 'vitest'
import { createKeptSessions, KEPT_MS } from './kept-sessions'
import type { FoundSession } from './session-repo'

const sessionOf = (userId: string, traits: Partial<FoundSession> = {}): FoundSession => ({
  expiresAt: new Date(8.64e15),
  isRevoked: false,
  isExchanged: false,
  isActive: true,
  actor: {
    userId,
    username: userId,
    name: userId,
    departmentId: null,
    roleIds: [],
    roleNames: [],
    permissions: [],
    sessionId: `session of ${userId}`,
    mustChangePassword: false,
  },
  ...traits,
})
const tokenOf = (userId: string) => Buffer.from(userId)

function opened() {
  const clock = { at: 0 }
  const kept = createKeptSessions(() => clock.at)
  kept.open()
  const keep = (userId: string, traits?: Partial<FoundSession>) => kept.keep(tokenOf(userId), sessionOf(userId, traits), kept.changes)
  const isKept = (userId: string) => kept.get(tokenOf(userId)) !== null
  return { clock, kept, keep, isKept }
}

describe('a kept session', () => {
  it('is forgotten after some seconds', () => {
    const { clock, keep, isKept } = opened()
    keep('ann')
    clock.at = KEPT_MS - 1
    expect(isKept('ann')).toBe(true)
    clock.at = KEPT_MS
    expect(isKept('ann')).toBe(false)
  })

  it('is not kept when anything changed while it was read', () => {
    const { kept, keep, isKept } = opened()
    const before = kept.changes
    kept.forgetPerson('ann')
    kept.keep(tokenOf('ann'), sessionOf('ann'), before)
    expect(isKept('ann')).toBe(false)
    keep('ann')
    expect(isKept('ann')).toBe(true)
  })

  it('is not kept when it is over, or its person disabled', () => {
    const { keep, isKept } = opened()
    keep('ann', { isRevoked: true })
    keep('ben', { isActive: false })
    expect([isKept('ann'), isKept('ben')]).toEqual([false, false])
  })

  it('is forgotten alone, with its person, or with all others', () => {
    const { kept, keep, isKept } = opened()
    const people = ['ann', 'ben', 'cai']
    for (const person of people) keep(person)
    kept.forgetSession('session of ann')
    expect(people.map(isKept)).toEqual([false, true, true])
    kept.forgetPerson('ben')
    expect(people.map(isKept)).toEqual([false, false, true])
    kept.forgetAll()
    expect(isKept('cai')).toBe(false)
  })

  it('is neither answered nor kept while changes may be missed, nor answered afterwards', () => {
    const { kept, keep, isKept } = opened()
    keep('ann')
    const before = kept.changes
    kept.close()
    keep('ben')
    expect([isKept('ann'), isKept('ben')]).toEqual([false, false])
    kept.open()
    kept.keep(tokenOf('cai'), sessionOf('cai'), before)
    expect([isKept('ann'), isKept('ben'), isKept('cai')]).toEqual([false, false, false])
  })

  it('gives way to newer ones when there are thousands', () => {
    const { keep, isKept } = opened()
    for (let index = 0; index < 3000; index += 1) keep(`person ${index}`)
    expect([isKept('person 0'), isKept('person 2999')]).toEqual([false, true])
  })
})
