/** However many calls find out that the session is over, it is heard once. */
import { describe, expect, it, vi } from 'vitest'
import { announceSessionEnd, onSessionEnd } from './session-end'

describe('announceSessionEnd', () => {
  it('is heard once per token', () => {
    const heard = vi.fn()
    onSessionEnd(heard)
    for (let call = 0; call < 20; call++) announceSessionEnd('token-a')
    expect(heard).toHaveBeenCalledTimes(1)
    announceSessionEnd('token-b')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('says nothing about a call that carried no token', () => {
    const heard = vi.fn()
    onSessionEnd(heard)
    announceSessionEnd(null)
    expect(heard).not.toHaveBeenCalled()
  })
})
