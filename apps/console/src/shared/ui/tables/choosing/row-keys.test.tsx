/** A list used by keys, and by boxes with Shift. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { onPhone } from '../../../../testing/on-phone'
import { renderPage } from '../../../../testing/render-page'
import { resetSession } from '../../../session/session-store'
import { DEFAULT_PREFERENCES, setPreference } from '../../theme/preferences'
import { DataTable } from '../DataTable'
import type { ListColumn, RowActs } from '../list-table'
import { ChosenBar } from './ChosenBar'
import { createChoiceMemory, type ChoiceMemory } from './choice-memory'
import { useChosenRows } from './use-chosen-rows'

interface Task {
  readonly id: string
}

const columns: readonly ListColumn<Task>[] = [
  { id: 'id', header: 'Task', meta: { card: 'title' }, cell: ({ row }) => <a href={`#${row.original.id}`}>{row.original.id}</a> },
]
const TASKS = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id }))

afterEach(() => vi.unstubAllGlobals())

interface Shown {
  readonly choices?: ChoiceMemory<Task>
  readonly most?: number
  readonly onOpen?: (task: Task) => void
  readonly acts?: RowActs<Task>
}

function Tasks({ choices: given, most = 50, onOpen = () => undefined, acts = {} }: Shown) {
  const [choices] = useState(() => given ?? createChoiceMemory<Task>())
  const [rows, setRows] = useState(TASKS)
  const [keyword, setKeyword] = useState('')
  const [refused, setRefused] = useState(0)
  const chosen = useChosenRows<Task>({
    keyOf: ({ id }) => id,
    nameOf: ({ id }) => id,
    shown: rows,
    scope: keyword,
    kept: { choices, list: 'tasks' },
    most,
    onTooMany: () => setRefused((count) => count + 1),
  })
  return (
    <>
      <input aria-label="Search" value={keyword} onChange={(event) => setKeyword(event.target.value)} />
      <p>{`refused ${refused}, chosen ${chosen.rows.map(({ id }) => id).join(' ')}, elsewhere ${chosen.elsewhere}`}</p>
      <DataTable
        label="Tasks"
        columns={columns}
        rowKey={({ id }) => id}
        rows={rows}
        isLoading={false}
        error={null}
        onRetry={() => undefined}
        empty={{ title: 'None' }}
        onOpen={onOpen}
        selection={chosen.selection}
        keys={{ d: (task) => setRows(rows.filter(({ id }) => id !== task?.id)), ...acts }}
      />
      <ChosenBar
        label="Chosen tasks"
        count={chosen.rows.length}
        summary={`${chosen.rows.length} chosen`}
        clearLabel="None"
        onClear={chosen.clear}
      >
        {null}
      </ChosenBar>
    </>
  )
}

const at = () => document.activeElement?.textContent
const said = () => screen.getByText(/^refused/).textContent

it('goes through the rows with j and k, and with the arrows once it is in the list', async () => {
  renderPage(<Tasks />)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(document.body)
  await userEvent.keyboard('j')
  expect(at()).toBe('one')
  await userEvent.keyboard('j{ArrowDown}')
  expect(at()).toBe('three')
  await userEvent.keyboard('k{ArrowUp}k')
  expect(at()).toBe('one')
})

it('chooses the row one is at with x, a range with Shift, and none with Escape', async () => {
  renderPage(<Tasks />)
  await userEvent.keyboard('jxjj{Shift>}X{/Shift}')
  expect(said()).toContain('chosen one two three,')
  expect(screen.getByRole('status').textContent).toBe('3 chosen')
  await userEvent.keyboard('x')
  expect(said()).toContain('chosen one two,')
  await userEvent.keyboard('{Escape}')
  expect(said()).toContain('chosen ,')
})

it('chooses a range by a click with Shift', async () => {
  renderPage(<Tasks />)
  const user = userEvent.setup()
  const box = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` })
  await user.click(box('four'))
  await user.keyboard('{Shift>}')
  await user.click(box('two'))
  await user.keyboard('{/Shift}')
  expect(said()).toContain('chosen four two three,')
})

it('chooses all cards of a phone at once', async () => {
  onPhone()
  renderPage(<Tasks />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  expect(said()).toContain('chosen one two three four five,')
})

it('opens the row one is at, and gives its own keys to it', async () => {
  const onOpen = vi.fn()
  const agree = vi.fn()
  renderPage(<Tasks onOpen={onOpen} acts={{ a: agree }} />)
  await userEvent.keyboard('ajjoa')
  expect(onOpen.mock.calls).toEqual([[{ id: 'two' }]])
  expect(agree.mock.calls).toEqual([[null], [{ id: 'two' }]])
})

it('leaves keys to texts, to input methods, to other keys held with them, and to whoever wants none of a single letter', async () => {
  renderPage(<Tasks />)
  await userEvent.keyboard('{Control>}j{/Control}')
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true })
  expect(document.activeElement).toBe(document.body)
  const search = screen.getByRole('textbox', { name: 'Search' })
  await userEvent.type(search, 'jkx')
  expect((search as HTMLInputElement).value).toBe('jkx')
  expect(document.activeElement).toBe(search)
  search.blur()
  setPreference({ helpKey: false })
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  setPreference(DEFAULT_PREFERENCES)
})

it('goes on at the row that takes the place of the one that was dealt with', async () => {
  renderPage(<Tasks />)
  await userEvent.keyboard('jjx')
  expect(at()).toBe('two')
  await userEvent.keyboard('d')
  expect(at()).toBe('three')
  expect(said()).toContain('elsewhere 1')
})

it('drops the choice when the filter changes, and chooses no more than there may be', async () => {
  renderPage(<Tasks most={3} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  expect(said()).toContain('refused 1, chosen ,')
  await userEvent.keyboard('jx')
  expect(said()).toContain('chosen one,')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'a')
  expect(said()).toContain('chosen ,')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), '{Backspace}')
  expect(said()).toContain('chosen ,')
})

it('has what was chosen still chosen when one comes back to the list, but not once it was narrowed', async () => {
  const choices = createChoiceMemory<Task>()
  const first = renderPage(<Tasks choices={choices} />)
  await userEvent.keyboard('jxjx')
  expect(said()).toContain('chosen one two,')
  first.unmount()
  const second = renderPage(<Tasks choices={choices} />)
  expect(said()).toContain('chosen one two, elsewhere 0')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose two' }).checked).toBe(true)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'a')
  expect(said()).toContain('chosen ,')
  second.unmount()
  const third = renderPage(<Tasks choices={choices} />)
  expect(said()).toContain('chosen ,')
  await userEvent.keyboard('jx')
  third.unmount()
  resetSession()
  renderPage(<Tasks choices={choices} />)
  expect(said()).toContain('chosen ,')
})
