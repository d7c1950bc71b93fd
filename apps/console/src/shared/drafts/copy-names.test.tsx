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

describe('the name of a copy', () => {
  it('stays within what a name may have', () => {
    renderPage(<Names of={'长'.repeat(100)} />)
    const names = screen.getByRole('status').textContent?.split('|') ?? []
    expect(names).toHaveLength(2)
    for (const name of names) expect(name.length).toBeLessThanOrEqual(100)
  })

  it('is given up for any other refusal, and when nobody can have made so many', async () => {
    const refused = (code: ApiError['code']) => vi.fn(() => Promise.reject(new ApiError({ code, message: code })))
    const stale = refused('form.stale')
    await expect(saveUnderFreeName('form.name-taken', String, stale)).rejects.toThrow('form.stale')
    expect(stale).toHaveBeenCalledOnce()
    const taken = refused('form.name-taken')
    await expect(saveUnderFreeName('form.name-taken', String, taken)).rejects.toThrow('form.name-taken')
    expect(taken).toHaveBeenCalledTimes(50)
  })
})
