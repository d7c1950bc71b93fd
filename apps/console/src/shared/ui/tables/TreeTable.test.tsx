/** A tree as a table: a row that its menu moves is said aloud, and it is offered no place by dragging where it may not lie. */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page'
import { TreeTable } from './TreeTable'
import type { TreeNode, TreePlace } from './tree-places'

interface Entry {
  readonly name: string
}
const item = (name: string, parentId: string | null, children: readonly TreeNode<Entry>[] = []): TreeNode<Entry> => ({
  id: name,
  parentId,
  node: { name },
  children,
})
const tree = [item('Pages', null, [item('Users', 'Pages'), item('Roles', 'Pages')]), item('Buttons', null)]

function Table({ onPlace }: { readonly onPlace: (entry: Entry, place: TreePlace) => void }) {
  const [nodes, setNodes] = useState(tree)
  return (
    <TreeTable
      label="Menus"
      nodes={nodes}
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
      nameOf={({ name }) => name}
      actions={() => null}
      entries={() => []}
      mayLieBelow={(_, parent) => parent?.name === 'Pages'}
      onPlace={(entry, place) => {
        onPlace(entry, place)
        setNodes([item('Pages', null, [item('Roles', 'Pages'), item('Users', 'Pages')]), item('Buttons', null)])
      }}
    />
  )
}
const row = (name: string) => screen.getByRole('row', { name: (accessible) => accessible.includes(name) })

it('says where a row has come to stand', async () => {
  const onPlace = vi.fn<(entry: Entry, place: TreePlace) => void>()
  renderPage(<Table onPlace={onPlace} />)
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(within(row('Roles')).getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }))
  expect(onPlace).toHaveBeenCalledWith({ name: 'Roles' }, { parentId: 'Pages', before: 'Users' })
  expect(screen.getByRole('status').textContent).toBe('Roles is at place 1 of 2 below Pages')
})

it('drops a row nowhere it may not lie', () => {
  const onPlace = vi.fn<(entry: Entry, place: TreePlace) => void>()
  renderPage(<Table onPlace={onPlace} />)
  const handle = row('Roles').querySelector('[data-drag-handle]')
  if (handle === null) throw new Error('No handle')
  const dropOn = (name: string) => {
    document.elementFromPoint = () => row(name)
    row(name).getBoundingClientRect = () => new DOMRect(0, 0, 100, 40)
    Object.assign(handle, { setPointerCapture: () => undefined })
    act(() => void fireEvent.pointerDown(handle, { button: 0 }))
    act(() => void fireEvent.pointerMove(handle, { clientX: 1, clientY: 1 }))
    act(() => void fireEvent.pointerUp(handle))
  }
  dropOn('Buttons')
  expect(onPlace).not.toHaveBeenCalled()
  dropOn('Users')
  expect(onPlace).toHaveBeenCalledTimes(1)
})
