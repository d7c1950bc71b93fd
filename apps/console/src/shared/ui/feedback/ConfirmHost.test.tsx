/** A question is asked also where the code of its dialog cannot be fetched. */
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { confirm } from './confirm-store'
import { ConfirmHost } from './ConfirmHost'

vi.mock('./ConfirmDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('is asked by the browser itself where its dialog cannot be fetched, and is answered', async () => {
  const ask = vi.fn<(text: string) => boolean>().mockReturnValueOnce(true).mockReturnValueOnce(false)
  vi.stubGlobal('confirm', ask)
  render(<ConfirmHost />)
  const question = { title: 'Discard what was typed?', text: 'It is lost.', action: 'Discard' }
  expect(await confirm(question)).toBe(true)
  expect(await confirm(question)).toBe(false)
  expect(ask).toHaveBeenCalledWith('Discard what was typed?\n\nIt is lost.')
})
