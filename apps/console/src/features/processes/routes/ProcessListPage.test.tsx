/** The list of processes. */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render-page'
import { ProcessListPage } from './ProcessListPage'

const row = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Leave',
  category: 'HR',
  categoryId: null,
  icon: '',
  remark: 'For everybody',
  formId: null,
  formName: '',
  revision: 4,
  publishedVersion: 2,
  hasUnpublishedChanges: false,
  updatedAt: '2026-03-02T08:00:00.000Z',
  updatedBy: 'Admin',
}
const definition = { schema: 2, nodes: [{ id: 'start', kind: 'start', name: 'Start' }], edges: [] }
const detail = { ...row, definition, cases: [] }

describe('a process', () => {
  it('is copied as a draft with another name, a second time too, and opens', async () => {
    const names: unknown[] = []
    const seen = fakeServer({
      'GET /api/v2/processes': { body: { list: [row], total: 1, pageIndex: 1, pageSize: 20 } },
      [`GET /api/v2/processes/${row.id}`]: { body: detail },
      'POST /api/v2/processes': ({ body }) => {
        const { name } = Object(body)
        names.push(name)
        if (name === 'Leave (copy)') return { status: 409, body: { code: 'process.name-taken', detail: 'There is one' } }
        return { body: { ...detail, id: '00000000-0000-4000-8000-0000000000a2', name } }
      },
    })
    const { router } = renderPage(<ProcessListPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/design/processes/00000000-0000-4000-8000-0000000000a2'))
    expect(names).toEqual(['Leave (copy)', 'Leave (copy 2)'])
    const created = seen.findLast(({ method }) => method === 'POST')
    expect(created?.body).toMatchObject({ category: 'HR', remark: 'For everybody', definition: { nodes: definition.nodes } })
  })
})
