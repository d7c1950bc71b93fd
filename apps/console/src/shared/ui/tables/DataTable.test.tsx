/** A list: a table on a desktop, cards on a phone, from the same columns. */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onPhone } from '../../../testing/on-phone'
import { renderPage } from '../../../testing/render-page'
import { RowMenu } from '../menus/RowMenu'
import { DataTable, type DataTableProps } from './DataTable'
import type { ListColumn } from './list-table'

interface Person {
  readonly id: string
  readonly name: string
  readonly city: string
}

const columns: readonly ListColumn<Person>[] = [
  { id: 'name', header: 'Name', meta: { card: 'title' }, cell: ({ row }) => <a href="#name">{row.original.name}</a> },
  { id: 'city', header: 'City', cell: ({ row }) => row.original.city },
  { id: 'id', header: 'Number', meta: { align: 'right', card: 'none' }, cell: ({ row }) => row.original.id },
]
const people = [
  { id: '1', name: 'Li', city: 'Suzhou' },
  { id: '2', name: 'Wang', city: 'Wuxi' },
]
const list = (props: Partial<DataTableProps<Person>> = {}) => (
  <DataTable
    label="People"
    columns={columns}
    rowKey={({ id }) => id}
    rows={people}
    isLoading={false}
    error={null}
    onRetry={() => undefined}
    empty={{ title: 'Nobody yet' }}
    {...props}
  />
)
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

afterEach(() => vi.unstubAllGlobals())

describe('a list on a desktop', () => {
  it('keeps the keyboard in it when a row is removed', async () => {
    const People = () => {
      const [rows, setRows] = useState(people)
      const actions = ({ id, name }: Person) => (
        <button onClick={() => setRows(rows.filter((row) => row.id !== id))}>{`Remove ${name}`}</button>
      )
      return list({
        rows,
        actions,
        empty: { title: 'Nobody yet', action: <button>Add</button> },
      })
    }
    renderPage(<People />)
    screen.getByRole('button', { name: 'Remove Li' }).focus()
    for (const next of ['Remove Wang', 'Add']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(document.activeElement?.textContent).toBe(next))
    }
  })

  it('is a table with the headings of its columns, in the order of the rows', () => {
    renderPage(list())
    const table = within(screen.getByRole('table', { name: 'People' }))
    expect(texts(table.getAllByRole('columnheader'))).toEqual(['Name', 'City', 'Number'])
    expect(texts(table.getAllByRole('cell'))).toEqual(['Li', 'Suzhou', '1', 'Wang', 'Wuxi', '2'])
  })

  it('opens the row that is clicked, but not through a control in it', async () => {
    const onOpen = vi.fn()
    renderPage(list({ onOpen }))
    await userEvent.click(screen.getByRole('link', { name: 'Wang' }))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Wuxi'))
    expect(onOpen.mock.calls).toEqual([[people[1]]])
  })

  it('keeps the menu of a row open while the list is asked for again', async () => {
    const actions = () => <RowMenu entries={[{ label: 'Remove', icon: 'trash', onChoose: () => undefined }]} />
    const { router } = renderPage(<Again actions={actions} />)
    await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] ?? document.body)
    await act(() => router.navigate('/?asked=again'))
    expect(screen.getByRole('table', { hidden: true }).parentElement?.getAttribute('aria-busy')).toBe('true')
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy()
  })

  it('keeps the focus on a link of a row when the rows and the columns come anew', async () => {
    const { router } = renderPage(<Anew />)
    const link = screen.getByRole('link', { name: 'Wang' })
    link.focus()
    await act(() => router.navigate('/?asked=again'))
    expect(screen.getByRole('link', { name: 'Wang again' })).toBe(link)
    expect(document.activeElement).toBe(link)
  })

  it('says what is the matter instead when it is empty', () => {
    renderPage(list({ rows: [] }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('Nobody yet')).toBeTruthy()
  })
})

describe('a list on a phone', () => {
  it('is a card a row: the headline, then the other columns by their names', () => {
    onPhone()
    renderPage(list())
    const cards = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem')
    expect(texts(cards)).toEqual(['LiCitySuzhou', 'WangCityWuxi'])
  })
})

function Again({ actions }: Pick<DataTableProps<Person>, 'actions'>) {
  return list({ isLoading: useLocation().search !== '', ...(actions === undefined ? {} : { actions }) })
}

/** Its columns and rows are others after each address. */
function Anew() {
  const again = useLocation().search === '' ? '' : ' again'
  const anew = columns.map((column): ListColumn<Person> => ({ ...column, cell: ({ row }) => <a href="#name">{row.original.name}</a> }))
  return list({ columns: anew.slice(0, 1), rows: people.map((person) => ({ ...person, name: person.name + again })) })
}
