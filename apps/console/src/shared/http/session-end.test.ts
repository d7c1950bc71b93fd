/** Every refused call is announced; one that is only late ends nothing. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToken, readToken, writeToken } from '../session/token-cookie'
import { announceSessionEnd, onSessionEnd } from './session-end'

describe('announceSessionEnd', () => {
  const told = vi.fn()
  beforeEach(() => {
    told.mockClear()
    onSessionEnd(told)
    clearToken()
  })

  it('tells of the session that ended, and of every call that is refused after it', () => {
    writeToken('first')
    expect(announceSessionEnd('first')).toBe('over')
    clearToken()
    expect(announceSessionEnd(null)).toBe('over')
    expect(announceSessionEnd(null)).toBe('over')
    expect(told).toHaveBeenCalledTimes(3)
  })

  it('leaves it to the next act when a call in the background is refused', () => {
    writeToken('first')
    expect(announceSessionEnd('first', true)).toBe('over')
    expect(told).not.toHaveBeenCalled()
    expect(announceSessionEnd('first')).toBe('over')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('leaves a newer session alone: the call of the old one may be made again', () => {
    writeToken('second')
    expect(announceSessionEnd('first')).toBe('renewed')
    expect(announceSessionEnd(null)).toBe('renewed')
    expect(told).not.toHaveBeenCalled()
    expect(readToken()).toBe('second')
  })
})
