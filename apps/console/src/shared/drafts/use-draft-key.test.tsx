/** Which draft a window continues, where several have started something new. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage, TEST_USER } from '../../testing/render-page'
import { writeDraft } from './local-draft'
import { pathOfDraft, useDraftKey } from './use-draft-key'

const OWN = `form.${TEST_USER.userId}.new`
const keep = (key: string, at: number) => writeDraft(key, { draft: { name: key }, base: null, at })

/** Locks as a browser shares them between windows. `held` are those of other windows. */
function sharedLocks(...held: readonly string[]) {
  const taken = new Set(held.map((key) => `formwork.draft.${key}`))
  const request = async (name: string, ...rest: readonly unknown[]) => {
    const act = rest.at(-1)
    if (typeof act !== 'function') throw new Error('nothing to do with the lock')
    if (taken.has(name) && rest.length > 1) return void (await act(null))
    taken.add(name)
    await act({ name })
  }
  vi.stubGlobal('navigator', { language: navigator.language, userAgent: navigator.userAgent, locks: { request } })
  return taken
}

function Shown() {
  return <output>{useDraftKey('form', 'new')}</output>
}
const keyAt = async (at: string) => {
  renderPage(<Shown />, { pattern: '/design/forms/new', at })
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveProperty('textContent', ''))
  return screen.getByRole('status').textContent
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a window that begins something new', () => {
  it('goes on with the newest draft that nobody works on', async () => {
    sharedLocks(`${OWN}.c`)
    keep(OWN, 10)
    keep(`${OWN}.b`, 20)
    keep(`${OWN}.c`, 30)
    expect(await keyAt('/design/forms/new')).toBe(`${OWN}.b`)
  })

  it('begins its own where another window works on the only one, and no other window takes that', async () => {
    const taken = sharedLocks(OWN)
    keep(OWN, 10)
    const key = await keyAt('/design/forms/new')
    expect(key).toMatch(/\.new\.[0-9a-f-]{36}$/)
    expect(taken).toContain(`formwork.draft.${key}`)
  })

  it('goes on with the draft that was chosen, and with no other document’s', async () => {
    sharedLocks()
    keep(`${OWN}.b`, 20)
    expect(await keyAt(pathOfDraft('/design/forms', 'new'))).toBe(OWN)
  })

  it('takes no name from the address that is none of something new', async () => {
    sharedLocks()
    expect(await keyAt('/design/forms/new?draft=00000000-0000-4000-8000-0000000000cc')).toBe(OWN)
  })

  it('shares the one draft where windows cannot ask each other', async () => {
    vi.stubGlobal('navigator', { language: navigator.language, userAgent: navigator.userAgent })
    expect(await keyAt('/design/forms/new')).toBe(OWN)
  })
})
