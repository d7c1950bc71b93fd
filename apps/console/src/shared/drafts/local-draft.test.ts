/** A stored draft is restored unchanged, and invalid storage is ignored. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './local-draft'

const parseText = (value: unknown) => (typeof value === 'string' ? value : null)

describe('local drafts', () => {
  it('come back with the revision they started from', () => {
    writeDraft('form.1', { draft: 'text', base: 3, at: 42 })
    expect(readDraft('form.1', parseText)).toEqual({ draft: 'text', base: 3, at: 42 })
  })
  it('are gone once dropped', () => {
    writeDraft('form.1', { draft: 'text', base: null, at: 42 })
    dropDraft('form.1')
    expect(readDraft('form.1', parseText)).toBeNull()
  })
  it.each(['', '{', 'null', '[]', '{"draft":1,"at":1}', '{"draft":"x"}'])('are not read out of %j', (stored) => {
    localStorage.setItem('formwork.draft.form.1', stored)
    expect(readDraft('form.1', parseText)).toBeNull()
  })
})

describe('a browser that keeps nothing', () => {
  afterEach(() => vi.unstubAllGlobals())
  const refuses = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }

  it('has no drafts, and says so when one is to be kept, instead of stopping the page', () => {
    vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses })
    expect(readDraft('form.1', parseText)).toBeNull()
    expect(writeDraft('form.1', { draft: 'text', base: null, at: 42 })).toBe(false)
    expect(() => dropDraft('form.1')).not.toThrow()
  })

  it('because it is full keeps what it had', () => {
    writeDraft('form.1', { draft: 'old', base: null, at: 1 })
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: full, removeItem: full })
    expect(writeDraft('form.1', { draft: 'x'.repeat(100), base: null, at: 42 })).toBe(false)
    expect(readDraft('form.1', parseText)).toEqual({ draft: 'old', base: null, at: 1 })
  })
})
