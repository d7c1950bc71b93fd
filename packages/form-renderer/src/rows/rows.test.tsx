import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { FormValues, JsonObject } from '@formwork/form-schema'
import { describe, expect, it, vi } from 'vitest'
import type { FormRendererProps } from '../api/form-renderer-props'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'
import type { RowActionsSlotProps } from '../api/slots'
import type { WidgetProps } from '../api/widget-props'

const columns = (...lists: readonly (readonly JsonObject[])[]) => ({ columns: lists.map((list) => ({ span: 12, list })) })
const items = (options: JsonObject = {}) =>
  widget(
    'subform',
    'items',
    options,
    columns(
      [widget('input', 'name', { required: true }), widget('number', 'price', { tip: 'Without tax' })],
      [widget('switch', 'paid'), widget('input', 'why', { displayVerify: { type: 'and', list: [{ model: 'paid', value: 'true' }] } })],
    ),
  )
const three = [
  { name: 'A', price: 1 },
  { name: 'B', price: 2 },
  { name: 'C', price: 3 },
]
const show = (props: Partial<FormRendererProps> = {}, options: JsonObject = {}) =>
  renderForm([items(options), widget('input', 'after')], { values: { items: three }, ...props })

const rows = () => screen.getAllByRole('row').slice(1)
const cell = (row: number, label: string) => within(rows()[row] ?? document.body).getByLabelText(new RegExp(label))
const names = () => screen.queryAllByRole('textbox', { name: /^\*?name/ }).map((input) => (input as HTMLInputElement).value)
const handle = (row: number) => screen.getByRole('button', { name: `Row ${row}: menu` })

function paste(target: Element, text: string, html = '') {
  return fireEvent.paste(target, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text) } })
}

describe('a subform', () => {
  it('is a table with titles, required marks, tips, and a name for every control', async () => {
    const { container } = show()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Row',
      '*name',
      'priceWithout tax',
      'paid',
      'why',
      'Actions',
    ])
    expect(names()).toEqual(['A', 'B', 'C'])
    expect(screen.getAllByRole('spinbutton', { name: 'price', description: 'Without tax' })).toHaveLength(3)
    expect(await axeFindings(container)).toEqual([])
  })

  it('is clean for axe when wrong, empty, locked and in preview', async () => {
    const { container, handle: form, update } = show()
    await form.validate()
    form.setValue('items', [{}])
    await form.validate()
    expect(await axeFindings(container)).toEqual([])
    form.setValue('items', [])
    expect(await axeFindings(container)).toEqual([])
    update({ mode: 'preview', values: { items: three } })
    expect(await axeFindings(container)).toEqual([])
    update({ disabled: true })
    expect(await axeFindings(container)).toEqual([])
  })

  it('tells the host of a change in a row, and draws nothing else', async () => {
    const onChange = vi.fn()
    const { user, handle: form } = show({ onChange })
    const observer = new MutationObserver(() => undefined)
    for (const row of rows().slice(1)) observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true })
    await user.type(cell(0, 'name'), 'x')
    expect(onChange).toHaveBeenLastCalledWith({ items: [{ name: 'Ax', price: 1 }, three[1], three[2]], after: '' })
    expect(onChange.mock.lastCall?.[0].items[1]).toBe(three[1])
    expect(observer.takeRecords()).toEqual([])
    observer.disconnect()
    await expect(form.getData()).resolves.toMatchObject({ items: [{ name: 'Ax', price: 1 }, { name: 'B' }, { name: 'C' }] })
  })

  it('draws one cell for a key, among five hundred rows, and none when the host hands back what it was told', () => {
    let draws = 0
    const Counting = ({ id, value, onChange }: WidgetProps<'input'>) => {
      draws++
      return <input id={id} value={String(value)} onChange={(event) => onChange(event.target.value)} />
    }
    const told = vi.fn<(values: FormValues) => void>()
    const components = { input: Counting }
    const values = { items: Array.from({ length: 500 }, (_, index) => ({ name: `row ${index}` })) }
    const one = widget('subform', 'items', {}, columns([widget('input', 'name')]))
    const { update } = renderForm([one], { values, onChange: told, components })
    expect(draws).toBe(500)
    fireEvent.change(cell(250, 'name'), { target: { value: 'x' } })
    expect(draws).toBe(501)
    update({ values: told.mock.lastCall?.[0], onChange: told, components })
    expect(draws).toBe(501)
  })

  it('adds a row at the end with its defaults and status 1, and the focus in its first field', async () => {
    const { user, handle: form } = show()
    await user.click(screen.getByRole('button', { name: 'Add row' }))
    expect(document.activeElement).toBe(cell(3, 'name'))
    await user.keyboard('new')
    const { items: value } = await form.getData()
    expect(value).toHaveLength(4)
    expect((value as unknown[])[3]).toMatchObject({ name: 'new', paid: false, status: 1 })
  })

  it('leaves rows that were added and not filled in yet without a mark, until the form is submitted', async () => {
    const { user } = show({ values: { items: [] } })
    const add = screen.getByRole('button', { name: 'Add row' })
    await user.click(add)
    await user.click(add)
    await user.click(add)
    const invalid = () => [0, 1, 2].map((row) => cell(row, 'name').getAttribute('aria-invalid'))
    expect(invalid()).not.toContain('true')
    // What was written in one is looked at again as it is left.
    await user.type(cell(1, 'price'), '3')
    await user.click(cell(1, 'name'))
    await user.tab()
    expect(invalid()).toEqual([null, 'true', null])
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(invalid()).toEqual(['true', 'true', 'true']))
  })

  it('removes a stored row with its mark, an unsaved one without a trace, and takes both back', async () => {
    const onChange = vi.fn()
    const { user } = show({ onChange })
    await user.click(screen.getByRole('button', { name: 'Add row' }))
    await user.click(screen.getByRole('button', { name: 'Remove row 4' }))
    expect(onChange).toHaveBeenLastCalledWith({ items: three, after: '' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['A', 'B', 'C', ''])
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }))
    expect(names()).toEqual(['A', 'C', ''])
    expect(onChange.mock.lastCall?.[0].items[1]).toEqual({ name: 'B', price: 2, status: -1 })
    expect(document.activeElement).toBe(handle(2))
    expect(screen.getAllByRole('status').some((status) => status.textContent?.includes('Row 2 removed'))).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(names()).toEqual(['A', 'B', 'C', ''])
    expect(document.activeElement).toBe(handle(2))
  })

  it('drops its undo when the host sets other rows, and not when it hands back copies', async () => {
    const { user, update, handle: form } = show()
    await user.click(screen.getByRole('button', { name: 'Remove row 3' }))
    const stored = [three[0], three[1], { ...three[2], status: -1 }]
    update({ values: { items: structuredClone(stored) } })
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    form.setValue('items', [{ name: 'Z' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('moves, duplicates, inserts and removes from the menu of a row, by keyboard', async () => {
    const { user } = show()
    handle(1).focus()
    await user.keyboard('{Enter}')
    const menu = screen.getByRole('menu', { name: 'Row 1' })
    expect(within(menu).getByRole('menuitem', { name: 'Move up' })).toHaveProperty('disabled', true)
    expect(document.activeElement?.textContent).toBe('Insert row below')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(names()).toEqual(['A', 'A', 'B', 'C'])
    handle(2).focus()
    await user.keyboard('{Enter}{End}{Enter}')
    expect(names()).toEqual(['A', 'B', 'C'])
    handle(1).focus()
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(names()).toEqual(['B', 'A', 'C'])
    await user.keyboard('{Enter}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(handle(2))
  })

  it('moves a row with Alt and an arrow on its handle, and says where it is', async () => {
    const { user, container } = show()
    handle(3).focus()
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['C', 'A', 'B'])
    expect(document.activeElement).toBe(handle(1))
    expect(container.querySelector('.fw-rows > [aria-live]')?.textContent).toBe('Moved to row 1 of 3')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(handle(2))
    await user.keyboard('{Delete}')
    expect(names()).toEqual(['C', 'B'])
  })

  it('goes down with Enter, opens a row below the last, and never submits', async () => {
    const onSubmit = vi.fn()
    const { user } = show({ onSubmit })
    await user.click(cell(1, 'price'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell(2, 'price'))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(cell(1, 'price'))
    await user.keyboard('{Enter}{Enter}')
    expect(document.activeElement).toBe(cell(3, 'name'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows a problem at its cell, names the row in the summary and moves the focus there', async () => {
    const { user } = show({ values: { items: [{ name: 'A' }, { name: '', price: 1 }] } })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 'name')))
    expect(cell(1, 'name').getAttribute('aria-invalid')).toBe('true')
    const link = screen.getByRole('link')
    expect(link.textContent).toBe('Row 2 · name is required')
    await user.type(cell(1, 'name'), 'x')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('must have a row when it is required; a removed one does not count', async () => {
    const { user, handle: form } = show({ values: { items: [three[0]] } }, { required: true })
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
    await form.validate()
    await waitFor(() => expect(screen.getByRole('link').textContent).toBe('items is required'))
    await user.click(screen.getByRole('button', { name: 'Add row' }))
    expect(screen.queryByRole('link', { name: 'items is required' })).toBeNull()
  })

  it('shows a field by the values of its own row', async () => {
    const { user } = show()
    expect(screen.queryByRole('textbox', { name: 'why' })).toBeNull()
    await user.click(cell(1, 'paid'))
    expect(screen.getAllByRole('textbox', { name: 'why' })).toEqual([cell(1, 'why')])
  })

  it('leaves out a column that the form hides in every row', async () => {
    const hidden = widget('input', 'note', { displayVerify: { type: 'and', list: [{ model: 'after', value: 'yes' }] } })
    const { user } = renderForm([widget('subform', 'items', {}, columns([widget('input', 'name'), hidden])), widget('input', 'after')], {
      values: { items: [{}, {}] },
    })
    expect(screen.queryByRole('columnheader', { name: 'note' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'after' }), 'yes')
    expect(screen.getAllByRole('textbox', { name: 'note' })).toHaveLength(2)
  })

  it('follows setValue, reset and the host, and keeps its rows', async () => {
    const { handle: form, update, user } = show({ values: undefined, defaultValue: { items: three } })
    const first = rows()[0]
    form.setValue('items', [{ name: 'Z' }])
    await waitFor(() => expect(names()).toEqual(['Z']))
    expect(rows()[0]).toBe(first)
    form.reset()
    await waitFor(() => expect(names()).toEqual(['A', 'B', 'C']))
    await user.type(cell(0, 'name'), '1')
    update({ values: { items: [{ name: 'host' }] } })
    expect(names()).toEqual(['host'])
    expect(rows()[0]).toBe(first)
  })

  it('says that a subform in a row cannot be filled, and keeps what is in it', async () => {
    const inner = widget('subform', 'parts', {}, columns([widget('input', 'part')]))
    const { handle: form } = renderForm([widget('subform', 'items', {}, columns([widget('input', 'name'), inner]))], {
      values: { items: [{ name: 'A', parts: [{ part: 'P' }] }] },
    })
    expect(screen.getByText(/“subform” is not supported yet/)).toBeDefined()
    await expect(form.getData()).resolves.toMatchObject({ items: [{ name: 'A', parts: [{ part: 'P' }] }] })
  })

  it('prints labels in preview, with nothing to press', () => {
    show({ mode: 'preview' })
    expect(
      within(rows()[0] ?? document.body)
        .getAllByRole('cell')
        .map((part) => part.textContent),
    ).toEqual(['nameA', 'price1', 'paidNo', ''])
    expect(screen.queryByRole('button', { name: /row/i })).toBeNull()
  })

  it('cannot be edited when it is disabled or read-only', () => {
    const { update } = show({ disabled: true })
    expect(cell(0, 'name')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull()
    update({ disabled: false })
    expect(screen.getByRole('button', { name: 'Add row' })).toBeDefined()
  })

  it('lets a host draw the actions of a row, which see the row as it is', async () => {
    const RowActions = ({ children, index, row, onMoveUp, onRemove }: RowActionsSlotProps) => (
      <>
        {children}
        <button type="button" onClick={onRemove}>{`Drop ${index} ${String(row['name'])}`}</button>
        {onMoveUp && (
          <button type="button" onClick={onMoveUp}>
            Up {index}
          </button>
        )}
      </>
    )
    const { user } = show({ slots: { rowActions: RowActions } })
    await user.type(cell(0, 'name'), 'x')
    await user.click(screen.getByRole('button', { name: 'Drop 0 Ax' }))
    expect(names()).toEqual(['B', 'C'])
    expect(screen.queryByRole('button', { name: 'Up 0' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Up 1' }))
    expect(names()).toEqual(['C', 'B'])
  })
})

describe('a paste into a subform', () => {
  it('fills cells from the focused one, adds rows, says what did not fit, and is undone in one step', async () => {
    const onChange = vi.fn()
    const { user } = show({ onChange })
    paste(cell(2, 'price'), '10\t是\n"1,200"\tno\nten\tyes\n')
    expect(names()).toEqual(['A', 'B', 'C', '', ''])
    const value = onChange.mock.lastCall?.[0].items
    expect(value.slice(2)).toMatchObject([
      { name: 'C', price: 10, paid: true },
      { price: 1200, paid: false, status: 1 },
      { paid: true, status: 1 },
    ])
    const status = screen
      .getAllByRole('status')
      .map((part) => part.textContent)
      .join()
    expect(status).toContain('Pasted 3 rows × 2 columns')
    expect(status).toContain('Row 5 · price: “ten” is not a number')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onChange).toHaveBeenLastCalledWith({ items: [three[0], three[1], { ...three[2], paid: undefined }], after: '' })
  })

  it('leaves a single text to the control', () => {
    show()
    expect(paste(cell(0, 'name'), 'just text')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('skips a line of titles, and leaves locked and hidden cells alone', () => {
    const onChange = vi.fn()
    show({ onChange })
    paste(cell(0, 'name'), 'name\tprice\tpaid\twhy\nN\t5\tno\tsecret\n')
    expect(onChange.mock.lastCall?.[0].items[0]).toEqual({ name: 'N', price: 5, paid: false })
    expect(
      screen
        .getAllByRole('status')
        .map((part) => part.textContent)
        .join(),
    ).toContain('Row 1 · why: “secret” cannot be edited here')
  })

  it('shows what the rules refuse at the cell', () => {
    renderForm([widget('subform', 'items', {}, columns([widget('number', 'price', { max: 10 })]))], { values: { items: [{}] } })
    paste(cell(0, 'price'), '1\n50')
    expect(cell(0, 'price').getAttribute('aria-invalid')).toBeNull()
    expect(cell(1, 'price').getAttribute('aria-invalid')).toBe('true')
  })
})
