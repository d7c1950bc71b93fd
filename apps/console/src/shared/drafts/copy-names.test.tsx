/** What copies are called. */
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page'
import { ApiError } from '../http/api-error'
import { saveUnderFreeName, useCopyNames } from './copy-names'

function Names({ of }: { readonly of: string }) {
  const nameOf = useCopyNames()(of)
  return <output>{[nameOf(1), nameOf(2)].join('|')}</output>
}

const place = { nameTaken: 'form.name-taken', namesWith: async () => [] }

describe('the name of a copy', () => {
  it('stays within what a name may have', () => {
    renderPage(<Names of={'长'.repeat(100)} />)
    const names = screen.getByRole('status').textContent?.split('|') ?? []
    expect(names).toHaveLength(2)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(100)
  })

  it('is the first that is free of those that begin alike', async () => {
    const namesWith = vi.fn(async () => ['Leave (copy)', 'Leave (copy 2)', 'Leave (copy 4)'])
    const save = vi.fn(async (name: string) => name)
    const nameOf = (count: number) => (count === 1 ? 'Leave (copy)' : `Leave (copy ${count})`)
    expect(await saveUnderFreeName({ ...place, namesWith }, nameOf, save)).toBe('Leave (copy 3)')
    expect(namesWith.mock.calls).toEqual([['Leave (copy']])
    expect(save).toHaveBeenCalledOnce()
  })

  it('does not depend on whether they can be asked for', async () => {
    const namesWith = () => Promise.reject(new Error('offline'))
    expect(await saveUnderFreeName({ ...place, namesWith }, String, async (name) => name)).toBe('1')
  })

  it('is given up for any other refusal, and when nobody can have made so many', async () => {
    const refused = (code: ApiError['code']) => vi.fn(() => Promise.reject(new ApiError({ code, message: code })))
    const stale = refused('form.stale')
    await expect(saveUnderFreeName(place, String, stale)).rejects.toThrow('form.stale')
    expect(stale).toHaveBeenCalledOnce()
    const taken = refused('form.name-taken')
    await expect(saveUnderFreeName(place, String, taken)).rejects.toThrow('form.name-taken')
    expect(taken).toHaveBeenCalledTimes(50)
  })
})
