/** Moving running tickets: counterparts, a trial, then the move part by part, with a report. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer } from '../../../../testing/fake-server'
import { brokenRules, renderPage } from '../../../../testing/render-page'
import { MoveTicketsDialog } from './MoveTicketsDialog'

const processId = '00000000-0000-4000-8000-0000000000bb'
const task = (id: string, name: string) => ({ id, kind: 'userTask', name, assignees: [], completion: 'any' })
const version = (number: number, ...nodes: object[]) => ({
  body: { version: number, publishedAt: '2026-11-21T08:00:00Z', publishedBy: 'A', definition: { schema: 2, nodes, edges: [] }, form: null },
})
const ticket = (number: string, outcome: 'moved' | 'kept', message = '') => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number: `T-${number}`,
  outcome,
  reasons: message === '' ? [] : [{ code: 'node-missing', message }],
})

it('is tried first, tells what stays and why, and then moves all parts', async () => {
  let part = 0
  const parts = [
    { list: [ticket('1', 'moved'), ticket('2', 'kept', 'It stands at “Boss”')], moved: 1, kept: 1, hasMore: true },
    { list: [ticket('3', 'moved')], moved: 1, kept: 0, hasMore: false },
  ]
  const calls = fakeServer({
    [`GET /api/v2/processes/${processId}/versions/1`]: version(1, task('a', 'Leader'), task('b', 'Boss')),
    [`GET /api/v2/processes/${processId}/versions/2`]: version(2, task('a', 'Leader'), task('c', 'Director')),
    [`POST /api/v2/processes/${processId}/versions/2/tickets`]: () => ({ body: parts[part++ % 2] }),
  })
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  renderPage(<MoveTicketsDialog processId={processId} from={1} to={2} running={3} onClose={() => {}} />)
  const move = await screen.findByRole<HTMLButtonElement>('button', { name: 'Move the tickets' })
  expect(move.disabled).toBe(true)
  await userEvent.click(screen.getByRole('combobox', { name: 'Boss' }))
  await userEvent.click(screen.getByRole('option', { name: 'Director' }))
  await userEvent.click(screen.getByRole('button', { name: 'Dry run' }))
  expect(await screen.findByText(/2 tickets can be moved, 1 stays on its version/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'T-2' }).parentElement?.textContent).toContain('It stands at “Boss”')
  expect(await brokenRules(screen.getByRole('dialog'))).toEqual([])
  await waitFor(() => expect(move.disabled).toBe(false))
  expect(document.activeElement?.textContent).toBe('Move the tickets')
  await userEvent.click(move)
  expect(await screen.findByText(/2 tickets moved/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Close'))
  const after = { after: ticket('2', 'kept').id }
  const told = { from: 1, mapping: { b: 'c' } }
  expect(bodies()).toMatchObject([
    { ...told, dryRun: true },
    { dryRun: true, ...after },
    { ...told, dryRun: false },
    { dryRun: false, ...after },
  ])
})
