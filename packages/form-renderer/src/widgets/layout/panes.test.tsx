/** Tabs, sections, pages and cards in a form that is filled: what opens, what is said, and how a person is led to what is wrong. */
import type { JsonObject } from '@formwork/form-schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { axeFindings } from '../../testing/axe-findings'
import { renderForm, widget } from '../../testing/render-form'

const box = (type: string, panes: Readonly<Record<string, readonly JsonObject[]>>, options: JsonObject = {}, rest: JsonObject = {}) =>
  widget(type, 'box', options, { columns: Object.entries(panes).map(([title, list]) => ({ title, list: [...list] })), ...rest })
const name = widget('input', 'name', { required: true })
const city = widget('input', 'city', { required: true })
const note = widget('input', 'note')
const when = (model: string, value: string): JsonObject => ({ displayVerify: { type: 'and', list: [{ model, value }] } })
const field = (label: string) => screen.queryByRole('textbox', { name: label })

describe('tabs', () => {
  const tab = (title: string | RegExp) => screen.getByRole('tab', { name: title })

  it('show one pane, and put the others on the page when they are first opened', async () => {
    const { user, container } = renderForm([box('tabs', { Who: [name], Where: [city] })])
    expect(await screen.findByRole('tab', { name: 'Who', selected: true })).toBeTruthy()
    expect([field('name'), field('city')].map(Boolean)).toEqual([true, false])
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'a')
    await user.click(tab('Where'))
    expect(tab('Where').getAttribute('aria-selected')).toBe('true')
    expect(field('city')).toBeTruthy()
    // Hidden, and not gone: an upload in it goes on.
    expect(container.querySelector<HTMLInputElement>('[data-field="name"] input')?.value).toBe('a')
    expect(await axeFindings(container)).toEqual([])
  })

  it('are one stop of the keyboard; arrows, Home and End move and open, the other way round where text runs from the right', async () => {
    const { user, container } = renderForm([box('tabs', { A: [name], B: [city], C: [note] })])
    await user.click(await screen.findByRole('tab', { name: 'A' }))
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    for (const [key, title] of [
      ['ArrowRight', 'B'],
      ['ArrowLeft', 'A'],
      ['ArrowLeft', 'C'],
      ['Home', 'A'],
      ['End', 'C'],
      ['ArrowRight', 'A'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect([key, document.activeElement]).toEqual([key, tab(title)])
      expect(tab(title).getAttribute('aria-selected')).toBe('true')
    }
    container.style.direction = 'rtl'
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(tab('B'))
  })

  it('lead a refused submit to the field on another tab, and mark the tabs with something wrong', async () => {
    const { user } = renderForm([box('tabs', { Free: [note], Who: [name], Where: [city] })])
    await screen.findByRole('tab', { name: 'Free' })
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Who1 field needs attention',
      'Where1 field needs attention',
    ])
    await user.click(screen.getByRole('link', { name: /city/ }))
    expect(document.activeElement).toBe(field('city'))
    expect(tab(/Where/).getAttribute('aria-selected')).toBe('true')
    await user.type(screen.getByRole('textbox', { name: 'city' }), 'x')
    expect(tab('Where')).toBeTruthy()
  })

  it('open for the handle’s focus, through every container around the field, and for what a server refused in a row', async () => {
    const rows = widget('subform', 'rows', {}, { columns: [{ span: 24, list: [widget('input', 'cell')] }] })
    const inner = box('collapse', { Shut: [note], Open: [rows] }, {}, { key: 'inner', model: 'inner' })
    const { handle } = renderForm([box('tabs', { One: [name], Two: [inner] })], { defaultValue: { rows: [{ cell: 'a' }] } })
    await screen.findByRole('tab', { name: 'One' })
    let isFocused = false
    act(() => {
      isFocused = handle.focus('note')
    })
    expect(isFocused).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(field('note')))
    act(() => handle.showIssues([{ path: ['rows', 0, 'cell'], message: 'Taken' }]))
    await waitFor(() => expect(document.activeElement?.closest('details')?.open).toBe(true))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /cell/ }))
  })

  it('leave out a pane whose fields are all hidden, and all of them when nothing is left', async () => {
    const hidden = { ...city, options: { ...when('name', 'a') } }
    const { user, container } = renderForm([name, box('tabs', { Where: [hidden], More: [{ ...note, options: when('name', 'a') }] })])
    expect(screen.queryAllByRole('tab')).toEqual([])
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'a')
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Where', 'More'])
    expect(container.querySelectorAll('[role="tabpanel"]')).toHaveLength(2)
  })

  it('without titles are told apart by number, and take titles of the host', async () => {
    const { update } = renderForm([box('tabs', { '': [name], ' ': [city] })])
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Part 1', 'Part 2'])
    update({ labels: { box: { panes: ['谁', '在哪'] } } })
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['谁', '在哪'])
  })

  it('stay on the open pane when the form comes in another language', async () => {
    const { user, update } = renderForm([box('tabs', { A: [name], B: [city] })])
    await user.click(await screen.findByRole('tab', { name: 'B' }))
    update({ labels: { city: { name: 'Ville' } } })
    expect(await screen.findByRole('textbox', { name: 'Ville' })).toBeTruthy()
  })

  it('in a preview show the values of each pane', async () => {
    const { user } = renderForm([box('tabs', { A: [name], B: [city] })], { mode: 'preview', defaultValue: { city: 'Oslo' } })
    await user.click(await screen.findByRole('tab', { name: 'B' }))
    expect(within(screen.getByRole('tabpanel')).getByText('Oslo')).toBeTruthy()
  })

  it.each(['tabs', 'collapse', 'steps'])('of a preview are all on the page, for whoever prints it: %s', async (type) => {
    const { container } = renderForm([box(type, { A: [name], B: [city] })], { mode: 'preview', defaultValue: { city: 'Oslo' } })
    await screen.findAllByText('A')
    expect(container.textContent).toContain('Oslo')
  })
})

describe('sections', () => {
  const sections = (container: HTMLElement) => [...container.querySelectorAll('details')].map(({ open }) => open)
  const three = { A: [name], B: [city], C: [note] }

  it('open below their titles, each by itself, the first at once', async () => {
    const { user, container } = renderForm([box('collapse', three)])
    await screen.findByText('A')
    expect(sections(container)).toEqual([true, false, false])
    await user.click(screen.getByText('C'))
    expect(sections(container)).toEqual([true, false, true])
    await user.click(screen.getByText('A'))
    expect(sections(container)).toEqual([false, false, true])
    expect(await axeFindings(container)).toEqual([])
  })

  it.each([
    [{ openAll: true }, [true, true, true], [true, true, false]],
    [{ accordion: true }, [true, false, false], [false, false, true]],
    [{ accordion: true, openAll: true }, [false, false, true], [false, false, false]],
  ])('with %j', async (options, before, after) => {
    const { user, container } = renderForm([box('collapse', three, options)])
    await screen.findByText('A')
    expect(sections(container)).toEqual(before)
    await user.click(screen.getByText('C'))
    expect(sections(container)).toEqual(after)
  })

  it('open for a field with an error', async () => {
    const { user, container } = renderForm([box('collapse', { A: [note], B: [city] })])
    await screen.findByText('A')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(document.activeElement).toBe(field('city')))
    expect(sections(container)).toEqual([true, true])
  })
})

describe('a card', () => {
  it('is a group with the title of the widget, and is not drawn while all its fields are hidden', async () => {
    const card = box('card', { '': [{ ...city, options: when('name', 'a') }] }, {}, { name: 'Address' })
    const { user, container } = renderForm([name, card])
    expect(screen.queryByRole('group')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'a')
    expect(within(await screen.findByRole('group', { name: 'Address' })).getByRole('textbox', { name: 'city' })).toBeTruthy()
    expect(await axeFindings(container)).toEqual([])
  })
})

describe('pages', () => {
  const pages = box('steps', { Who: [name, note], Where: [city], Done: [widget('text', 'thanks', { defaultValue: 'Thanks' })] })
  const button = (title: string | RegExp) => screen.getByRole('button', { name: title })

  it('go on when the page is in order, with the focus on the heading that says how far one is', async () => {
    const { user, container } = renderForm([pages])
    await user.type(await screen.findByRole('textbox', { name: 'name' }), 'a')
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await user.click(button('Next'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 3 Where' })))
    expect(button(/Where/).getAttribute('aria-current')).toBe('step')
    expect([field('name'), field('city')].map(Boolean)).toEqual([false, true])
    expect(await axeFindings(container)).toEqual([])
    await user.click(button('Back'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 1 of 3 Who' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value).toBe('a')
  })

  it('stay, and lead to the first field of the page that is not in order; other pages are not judged', async () => {
    const { user } = renderForm([pages])
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(document.activeElement).toBe(field('name')))
    expect(field('name')?.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(/attention/).map(({ textContent }) => textContent)).toEqual(['1 field needs attention'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('end with Enter in a text, which submits the form on the last page', async () => {
    const onSubmit = vi.fn()
    const { user } = renderForm([box('steps', { Who: [name], Where: [city] })], { onSubmit })
    await user.type(await screen.findByRole('textbox', { name: 'name' }), 'a{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'city' }), 'b')
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: 'city' }), '{Enter}')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'a', city: 'b' }))
  })

  it('can be opened again by their number when they were seen, and not before', async () => {
    const { user } = renderForm([pages], { defaultValue: { name: 'a', city: 'b' } })
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByRole('textbox', { name: 'city' })
    expect(button(/Done/).hasAttribute('disabled')).toBe(true)
    await user.click(button(/Who/))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Who/ }))
    await user.click(button(/Where/))
    expect(field('city')).toBeTruthy()
  })

  it('pass over a page whose fields are all hidden', async () => {
    const some = box('steps', { Who: [name], Where: [{ ...city, options: when('name', 'x') }], Last: [note] })
    const { user } = renderForm([some])
    await user.type(await screen.findByRole('textbox', { name: 'name' }), 'a')
    expect(screen.getByRole('heading', { name: 'Step 1 of 2 Who' })).toBeTruthy()
    await user.click(button('Next'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 2 Last' })))
  })

  it('open for a submit that is refused because of another page', async () => {
    const { user } = renderForm([pages], { defaultValue: { name: 'a' } })
    await screen.findByRole('textbox', { name: 'name' })
    await user.click(button('Send'))
    await waitFor(() => expect(document.activeElement).toBe(field('city')))
    expect(screen.getByRole('heading', { name: 'Step 2 of 3 Where' })).toBeTruthy()
  })

  it('are read in any order', async () => {
    const { user } = renderForm([pages], { mode: 'preview', defaultValue: { city: 'Oslo' } })
    await user.click(await screen.findByRole('button', { name: /Where/ }))
    expect(screen.getByText('Oslo')).toBeTruthy()
    await user.click(button('Next'))
    expect(screen.getByText('Thanks')).toBeTruthy()
  })

  it('speak the language of the form', async () => {
    renderForm([pages], { locale: 'zh-CN' })
    expect(await screen.findByRole('button', { name: '下一步' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '第 1 步，共 3 步 Who' })).toBeTruthy()
  })
})
