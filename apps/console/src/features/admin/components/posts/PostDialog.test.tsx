/** The post dialog when somebody else has changed the same post meanwhile. */
import type { PostRow } from '@formwork/api-contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../../testing/render-page'
import { PostDialog } from './PostDialog'

const post: PostRow = {
  postId: '00000000-0000-4000-8000-000000000001',
  postName: 'Engineer',
  postCode: 'engineer',
  sort: 1,
  status: '0',
  remark: '',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const message = 'Somebody else has changed the same meanwhile'
const issue = (field: string, theirs: unknown) => ({ path: [field], code: 'record.stale', message, params: { theirs, name: null } })
const stale = (...issues: readonly object[]) => ({ body: { code: 400, msg: message, data: null, reason: 'record.stale', issues } })

it('shows what they wrote at each field, keeps what was typed, and saves what the person chose of the two', async () => {
  const onClose = vi.fn<() => void>()
  const answers = [stale(issue('sort', 5), issue('status', '1'), issue('remark', 'Theirs')), { body: { code: 200, msg: '', data: null } }]
  const calls = fakeServer({ 'PUT /api/v1/post': () => answers.shift() ?? stale() })
  renderPage(<PostDialog post={{ ...post, status: '1' }} onClose={onClose} />)
  await userEvent.clear(screen.getByLabelText('Order'))
  await userEvent.type(screen.getByLabelText('Order'), '2')
  await userEvent.click(screen.getByRole('switch', { name: 'Enabled' }))
  await userEvent.type(screen.getByLabelText('Remark'), 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const notes = await screen.findAllByText(/Meanwhile somebody else has changed this to/)
  expect(notes.map(({ textContent }) => /“(.*)”/.exec(textContent)?.[1])).toEqual(['5', 'Off', 'Theirs'])
  expect([screen.getByLabelText('Order'), screen.getByLabelText('Remark')]).toMatchObject([{ value: '2' }, { value: 'Mine' }])
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Take theirs for “Order”' }))
  expect(screen.getByLabelText('Order')).toMatchObject({ value: '5' })
  expect(screen.queryByRole('button', { name: 'Take theirs for “Order”' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    postId: post.postId,
    postName: 'Engineer',
    postCode: 'engineer',
    status: '0',
    remark: 'Mine',
    basedOn: { postName: 'Engineer', postCode: 'engineer', status: '1', remark: 'Theirs' },
  })
})
