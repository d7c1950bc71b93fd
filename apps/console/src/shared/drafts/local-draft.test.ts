/** Kept work comes back as it was, and rubbish in the storage is no work. */
import { describe, expect, it } from 'vitest'
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
