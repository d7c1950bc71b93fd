import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RemoteFunction, RemoteRequest } from '../sources/remote-function'
import { axeFindings } from '../testing/axe-findings'
import { renderForm, widget } from '../testing/render-form'

const fruits = [
  { value: 'a', label: 'Apple' },
  { value: 3, label: 'Cherry' },
  { value: 'b', label: 'Blackberry' },
  { value: 'c', label: 'Cranberry' },
]
const searched = widget('select', 'f', { options: fruits, filterable: true, showLabel: true, clearable: true })
const several = widget('select', 'f', { options: fruits, multiple: true, showLabel: true, clearable: true })
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'f' })
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const current = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a select that is searched', () => {
  it('is a closed text box until it is opened; typing filters, Enter picks, the focus never leaves the box', async () => {
    const { user, handle } = renderForm([searched])
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(box())
    expect(await screen.findByRole('listbox', { name: 'f' })).toBeTruthy()
    await user.keyboard('berry')
    expect(optionTexts()).toEqual(['Blackberry', 'Cranberry'])
    expect(screen.getByText('2 matching choices')).toBeTruthy()
    expect(current()).toBe('Blackberry')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(document.activeElement).toBe(box())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box().value).toBe('Cranberry')
    expect(await handle.getData()).toEqual({ f: 'c' })
  })

  it('begins a new search when it is pressed and typed into, whatever is chosen', async () => {
    const { user } = renderForm([searched], { values: { f: 'a' } })
    await user.click(box())
    await screen.findByRole('listbox')
    expect([box().value, box().placeholder]).toEqual(['', 'Apple'])
    await user.keyboard('berry')
    expect(box().value).toBe('berry')
    expect(optionTexts()).toEqual(['Blackberry', 'Cranberry'])
  })

  it('opens on its choice, moves around its ends and by pages, and says which row is current', async () => {
    const { user } = renderForm([searched], { values: { f: 3 } })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await waitFor(() => expect(current()).toBe('Cherry'))
    expect(screen.getByRole('option', { name: 'Cherry' }).getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{PageDown}')
    expect(current()).toBe('Cranberry')
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe('Apple')
    await user.keyboard('{ArrowUp}')
    expect(current()).toBe('Cranberry')
  })

  it('closes with Escape without closing what is around, and drops what was only typed', async () => {
    const { user, handle } = renderForm([searched], { values: { f: 'a' } })
    const onKey = vi.fn()
    document.addEventListener('keydown', onKey)
    await user.click(box())
    await user.keyboard('zzz')
    expect(await screen.findByText('No matching choices', { selector: 'p' })).toBeTruthy()
    onKey.mockClear()
    await user.keyboard('{Escape}')
    document.removeEventListener('keydown', onKey)
    expect(onKey).not.toHaveBeenCalled()
    expect(box().value).toBe('Apple')
    expect(await handle.getData()).toEqual({ f: 'a' })
  })

  it('closes when the focus goes elsewhere, and is validated then', async () => {
    const { user } = renderForm([widget('select', 'f', { options: fruits, filterable: true, required: true }), widget('input', 'next')])
    await user.click(box())
    await screen.findByRole('listbox')
    expect(screen.queryByText('f is required', { selector: '.fw-error' })).toBeNull()
    await user.click(screen.getByRole('textbox', { name: 'next' }))
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await screen.findByText('f is required', { selector: '.fw-error' })).toBeTruthy()
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('does not send the form with the Enter that picks', async () => {
    const onSubmit = vi.fn()
    const { user } = renderForm([searched], { onSubmit })
    await user.click(box())
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(box().value).toBe('Apple'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('can be cleared, and keeps the focus', async () => {
    const { user, handle } = renderForm([searched], { values: { f: 'a' } })
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(document.activeElement).toBe(box())
    expect(await handle.getData()).toEqual({ f: '' })
  })

  it('does not open while it is read-only or disabled', async () => {
    const { user } = renderForm([widget('select', 'f', { options: fruits, filterable: true, readonly: true })])
    expect(box().getAttribute('aria-readonly')).toBe('true')
    await user.click(box())
    await user.keyboard('{ArrowDown}a')
    expect(box().getAttribute('aria-expanded')).toBe('false')
  })

  it('keeps showing a stored value that is no longer offered', () => {
    renderForm([searched], { values: { f: 'gone' } })
    expect(box().value).toBe('gone')
  })
})

describe('a select for several', () => {
  it('keeps its list open, shows chips, and takes them out with Backspace', async () => {
    const { user, handle } = renderForm([several])
    await user.click(box())
    await user.click(await screen.findByRole('option', { name: 'Cherry' }))
    await user.click(screen.getByRole('option', { name: 'Apple' }))
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
    expect(await handle.getData()).toEqual({ f: [3, 'a'] })
    expect(
      within(screen.getByRole('list', { name: 'f' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cherry', 'Apple'])
    await user.keyboard('{Escape}{Backspace}')
    expect(await handle.getData()).toEqual({ f: [3] })
  })

  it('leads to its chips with the arrow keys; removing the last one gives the focus back', async () => {
    const { user, handle } = renderForm([several], { values: { f: ['a', 3, 'b'] } })
    await user.tab()
    expect(document.activeElement).toBe(box())
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    expect(await handle.getData()).toEqual({ f: ['a', 'b'] })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Blackberry')
    await user.keyboard('{Delete}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Apple')
    await user.keyboard('{Delete}')
    expect(document.activeElement).toBe(box())
    expect(await handle.getData()).toEqual({ f: [] })
  })

  it('finds a row by its first letters when it is not searched', async () => {
    const { user, handle } = renderForm([several])
    await user.tab()
    await user.keyboard(' ')
    await screen.findByRole('listbox')
    await user.keyboard('c')
    expect(current()).toBe('Cherry')
    await user.keyboard('r')
    expect(current()).toBe('Cranberry')
    await user.keyboard('{Enter}')
    expect(await handle.getData()).toEqual({ f: ['c'] })
  })
})

describe('a list of five thousand', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ value: index, label: `Row ${index}` }))

  it('has only the rows around its window in the document, and the keyboard reaches the last one', async () => {
    const { user, handle } = renderForm([widget('select', 'f', { options: many, filterable: true, showLabel: true })])
    await user.click(box())
    await screen.findByRole('listbox')
    expect(screen.getAllByRole('option').length).toBeLessThan(60)
    expect(screen.getByRole('option', { name: 'Row 3' }).getAttribute('aria-setsize')).toBe('5000')
    await user.keyboard('{ArrowUp}')
    expect(current()).toBe('Row 4999')
    expect(screen.getByRole('option', { name: 'Row 4999' }).getAttribute('aria-posinset')).toBe('5000')
    await user.keyboard('{Enter}')
    expect(await handle.getData()).toEqual({ f: 4999 })
  })
})

describe('a select whose source searches and pages', () => {
  /** Answers 50 of 120 people a page; every question is kept with the way to answer it. */
  function pagedSource() {
    const asked: { request: RemoteRequest; answer: () => void; fail: () => void }[] = []
    const people = Array.from({ length: 120 }, (_, index) => ({ value: index, label: `Person ${index}` }))
    const source: RemoteFunction = (request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer() {
            const found = people.filter(({ label }) => label.includes(request.query))
            resolve({ items: found.slice((request.page - 1) * 50, request.page * 50), hasMore: found.length > request.page * 50 })
          },
          fail: () => reject(new Error('down')),
        })
      })
    return { source, asked, last: () => asked.at(-1) }
  }
  const remote = widget('select', 'f', { remote: true, remoteFunc: 'people', filterable: true })
  const questions = (asked: readonly { request: RemoteRequest }[]) => asked.map(({ request: { query, page } }) => `${query}:${page}`)

  it('asks for nothing before it is opened; then a query at a time, the last one typed wins (D8)', async () => {
    const { source, asked } = pagedSource()
    const { user } = renderForm([remote], { remoteFunctions: { people: source } })
    expect(asked).toEqual([])
    await user.click(box())
    await waitFor(() => expect(questions(asked)).toEqual([':1']))
    asked[0]?.answer()
    await screen.findByRole('option', { name: 'Person 0' })
    await user.keyboard('1')
    await waitFor(() => expect(questions(asked)).toEqual([':1', '1:1']))
    // Typed while the answer is on its way: only the latest is asked, when the answer is here.
    // No time passes from one key to the next, or a pause in typing would send the question.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const typed of ['11', '119']) fireEvent.change(box(), { target: { value: typed } })
    expect(questions(asked)).toEqual([':1', '1:1'])
    expect(screen.queryByRole('option')).toBeNull()
    vi.useRealTimers()
    asked[1]?.answer()
    await waitFor(() => expect(questions(asked)).toEqual([':1', '1:1', '119:1']))
    asked[2]?.answer()
    expect(await screen.findByRole('option', { name: 'Person 119' })).toBeTruthy()
    expect(optionTexts()).toEqual(['Person 119'])
  })

  it('goes on at its end with the keyboard, says so, and tries a failed page again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { source, asked, last } = pagedSource()
    const { user } = renderForm([remote], { remoteFunctions: { people: source } })
    await user.click(box())
    await waitFor(() => expect(asked).toHaveLength(1))
    last()?.answer()
    await screen.findByRole('option', { name: 'Person 0' })
    await user.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{ArrowDown}')
    expect(current()).toBe('Person 49')
    expect(questions(asked)).toEqual([':1', ':2'])
    last()?.fail()
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(questions(asked)).toEqual([':1', ':2', ':2'])
    expect(screen.getByText('Loading choices…', { selector: 'p' })).toBeTruthy()
    last()?.answer()
    expect(await screen.findByRole('option', { name: 'Person 51' })).toBeTruthy()
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe('Person 50')
  })

  it('goes on showing what is chosen while more is loaded', async () => {
    const { source, asked, last } = pagedSource()
    const { user } = renderForm([remote], { remoteFunctions: { people: source }, values: { f: 7 } })
    await waitFor(() => expect(asked).toHaveLength(1))
    last()?.answer()
    await waitFor(() => expect(box().value).toBe('Person 7'))
    await user.click(box())
    await screen.findByRole('option', { name: 'Person 0' })
    await user.keyboard('{ArrowDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}')
    expect(questions(asked)).toEqual([':1', ':2'])
    expect(box().placeholder).toBe('Person 7')
  })

  it('keeps the label of what was picked from a search, and aborts what nobody waits for', async () => {
    const { source, asked, last } = pagedSource()
    const { user, handle } = renderForm([remote], { remoteFunctions: { people: source } })
    await user.click(box())
    await waitFor(() => expect(asked).toHaveLength(1))
    last()?.answer()
    await screen.findByRole('option', { name: 'Person 0' })
    await user.keyboard('119')
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    asked[1]?.answer()
    await waitFor(() => expect(last()?.request.query).toBe('119'))
    last()?.answer()
    await user.click(await screen.findByRole('option', { name: 'Person 119' }))
    expect(box().value).toBe('Person 119')
    expect(await handle.getData()).toEqual({ f: 119 })
    await user.keyboard('{ArrowDown}')
    await user.keyboard('7')
    await waitFor(() => expect(last()?.request.query).toBe('7'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(last()?.request.signal.aborted).toBe(true))
  })

  it('opens a searching list also where the definition asks for a plain one', async () => {
    const { source, asked } = pagedSource()
    const { user } = renderForm([widget('select', 'f', { remote: true, remoteFunc: 'people' })], { remoteFunctions: { people: source } })
    await waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer()
    await waitFor(() => expect(box().getAttribute('aria-autocomplete')).toBe('list'))
    await user.click(box())
    expect(await screen.findByRole('option', { name: 'Person 1' })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })
})

describe('accessibility', () => {
  it('axe finds nothing, closed and open', async () => {
    const { user, container } = renderForm([searched, widget('select', 'm', { options: fruits, multiple: true, tip: 'Any' })], {
      values: { m: ['a', 3] },
    })
    expect(await axeFindings(container)).toEqual([])
    await user.click(box())
    await screen.findByRole('listbox')
    await user.keyboard('{ArrowDown}')
    expect(await axeFindings(container)).toEqual([])
    await user.click(screen.getByRole('combobox', { name: 'm' }))
    await screen.findByRole('listbox', { name: 'm' })
    expect(await axeFindings(container)).toEqual([])
  })
})
