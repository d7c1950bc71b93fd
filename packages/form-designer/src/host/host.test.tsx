/** Additions of a host: limits, texts, a line of its own, saving, parts of the panel, and a page without a theme or with a strict policy. */
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormDesigner } from '../FormDesigner'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import type { DesignerPanels } from './designer-panels'
import type { DesignerWords } from './designer-words'

const form = formOfWidgets(widgetOf('input', 'a'), widgetOf('rate', 'b'))
const save = () => screen.getByRole('button', { name: /^(保存|已保存)$/ })

describe('a host', () => {
  it('says which types the palette offers, in which order, and a form keeps what it has', () => {
    const { names } = renderDesigner(form, { palette: ['select', 'input', 'nobody-knows-it'] })
    expect([...document.querySelectorAll('[data-palette-type]')].map((chip) => chip.getAttribute('data-palette-type'))).toEqual([
      'select',
      'input',
    ])
    expect(names()).toEqual(['a', 'b'])
  })

  it('says things its own way, in a language of its own', () => {
    const messages: DesignerWords = { toolbar: { preview: 'Vorschau' }, widgets: { input: 'Textzeile' } }
    renderDesigner(form, { locale: 'de', messages })
    expect(screen.getByRole('button', { name: 'Vorschau' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add Textzeile' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy()
  })

  it.each([
    [undefined, 'Powered by Formwork', true],
    [false, 'Powered by Formwork', false],
    ['Ours', 'Ours', true],
  ])('has a line of its own below, or none: %#', (branding, text, isThere) => {
    renderDesigner(form, { branding })
    expect(screen.queryByText(text) !== null).toBe(isThere)
  })

  it('takes the line above the canvas away', () => {
    renderDesigner(form, { toolbar: { frame: false } })
    expect(screen.queryByRole('group', { name: '画布显示方式' })).toBeNull()
  })

  it('adds a part to the panel of a type, whose changes can be undone', async () => {
    const panels: DesignerPanels = {
      rate: ({ widget, setOption }) => <button type="button" onClick={() => setOption('max', 10)}>{`Ten for ${widget.name}`}</button>,
    }
    const { user, item, handle } = renderDesigner(form, { panels })
    expect(screen.queryByText(/^Ten for/)).toBeNull()
    await user.click(item('b'))
    await user.click(await screen.findByRole('button', { name: 'Ten for b' }))
    expect(handle().getForm().list[1]).toMatchObject({ options: { max: 10 } })
    await user.click(screen.getByRole('button', { name: /^撤销/ }))
    expect(handle().getForm().list[1]).toMatchObject({ options: { max: 5 } })
  })
})

describe('saving', () => {
  it('is offered when there is something to save, by button and by key, and tells when it is done', async () => {
    const onSave = vi.fn(() => Promise.resolve())
    const { user, item, handle, said } = renderDesigner(form, { onSave })
    expect(save().hasAttribute('disabled')).toBe(true)
    act(() => item('a').focus())
    await user.keyboard('{Control>}d{/Control}')
    await user.click(save())
    expect(onSave).toHaveBeenCalledExactlyOnceWith(handle().getForm())
    expect(await screen.findByText('表单已保存')).toBeTruthy()
    expect(handle().isDirty()).toBe(false)
    act(() => item('a').focus())
    await user.keyboard('{Delete}{Control>}s{/Control}')
    expect(onSave).toHaveBeenCalledTimes(2)
    expect(said()).toBe('')
  })

  it('that fails says why and leaves the form unsaved', async () => {
    const { user, item, handle } = renderDesigner(form, { onSave: () => Promise.reject(new Error('没有权限')) })
    act(() => item('a').focus())
    await user.keyboard('{Delete}')
    await user.click(save())
    expect(await screen.findByText('表单保存失败：没有权限')).toBeTruthy()
    expect(handle().isDirty()).toBe(true)
  })

  it('keeps what was changed while it was on its way', async () => {
    let stored = () => {}
    const { user, item, handle } = renderDesigner(form, { onSave: () => new Promise<void>((resolve) => (stored = resolve)) })
    act(() => item('a').focus())
    await user.keyboard('{Control>}d{/Control}')
    await user.click(save())
    act(() => item('a').focus())
    await user.keyboard('{Control>}d{/Control}')
    act(() => stored())
    expect(await screen.findByText('表单已保存')).toBeTruthy()
    expect(handle().isDirty()).toBe(true)
  })
})

describe('on a page', () => {
  beforeEach(() => document.documentElement.setAttribute('data-styled', ''))
  afterEach(() => {
    document.documentElement.removeAttribute('data-styled')
    document.documentElement.removeAttribute('data-theme')
    document.documentElement.removeAttribute('style')
  })
  const paper = (container: HTMLElement) => {
    const root = container.querySelector('[data-formwork-designer]')
    if (root === null) throw new Error('there is no designer')
    const { backgroundColor, fontFamily } = getComputedStyle(root)
    return { backgroundColor, fontFamily }
  }

  it('without a theme the designer has the page’s typeface and scheme, writes words as they are, and has no finding', async () => {
    document.documentElement.style.fontFamily = 'Georgia'
    const { container } = render(<FormDesigner value={form} locale="en" />)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    const undo = within(screen.getByRole('alert')).getByRole('button', { name: 'Undo' })
    expect(getComputedStyle(undo).textTransform).toBe('none')
    fireEvent.click(undo)
    expect(paper(container).fontFamily).toBe('Georgia')
    const light = paper(container).backgroundColor
    act(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await waitFor(() => expect(paper(container).backgroundColor).not.toBe(light))
    expect(container.querySelector('.fw-bridge')).toBeTruthy()
    expect(await axeFindings(container)).toEqual([])
  })

  it('keeps its own edges in a page whose content is centred', () => {
    document.documentElement.style.textAlign = 'center'
    const { container } = render(<FormDesigner value={form} locale="en" />)
    const root = container.querySelector('[data-formwork-designer]')
    expect(root !== null && getComputedStyle(root).textAlign).toBe('start')
  })

  it('with a nonce every style sheet of the designer has it, unless the host sees to that', () => {
    const sheets = (nonce: string) => document.querySelectorAll(`style[data-formwork-look][nonce="${nonce}"]`).length
    const host = createCache({ key: 'host', nonce: 'of-the-host' })
    const { unmount } = render(
      <CacheProvider value={host}>
        <FormDesigner value={form} cspNonce="of-the-host" />
      </CacheProvider>,
    )
    expect(sheets('of-the-host')).toBeGreaterThan(0)
    expect(document.querySelectorAll('style[data-emotion^="fd"]')).toHaveLength(0)
    unmount()
    const { container } = render(<FormDesigner value={form} cspNonce="of-this-test" />)
    expect(within(container).getByRole('toolbar').className).toMatch(/^fd-toolbar/)
    expect(sheets('of-this-test')).toBe(sheets('of-the-host'))
  })
})
