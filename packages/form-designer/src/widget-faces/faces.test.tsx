/** The face of every widget type on the canvas, by itself: inert where it is a field, with places to drop on where it holds others. */
import { FormFace } from '@formwork/form-renderer'
import {
  createForm,
  hasColumns,
  isField,
  type UnknownContainer,
  type Widget,
  WIDGET_TYPES,
  type WidgetOf,
  type WidgetType,
} from '@formwork/form-schema'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { newWidget } from '../actions/new-widget'
import { messagesFor } from '../messages/messages-for'
import { designerOf, formOfWidgets, gridOf, tabsOf, widgetOf } from '../testing/forms'
import { renderPart } from '../testing/render-part'
import type { RenderColumn } from './render-column'
import { SheetFace } from './SheetFace'

const CONTROLS = 'input, select, textarea, button, a[href], [tabindex], [contenteditable]'

function face(widget: Widget, components: Parameters<typeof FormFace>[0]['components'] = {}) {
  const designer = { ...designerOf(formOfWidgets(widget)), locale: 'en', messages: messagesFor('en') }
  const renderColumn = vi.fn<RenderColumn>(({ keys, slot }) => <span data-column={slot}>{keys.join()}</span>)
  const part = renderPart(
    designer,
    <FormFace config={createForm().config} locale="en" components={components}>
      <SheetFace widget={widget} renderColumn={renderColumn} />
    </FormFace>,
  )
  const slots = () => [...part.container.querySelectorAll<HTMLElement>('[data-slot]')]
  return { ...part, designer, renderColumn, slots, text: () => part.container.textContent ?? '' }
}
const fresh = (type: WidgetType) => ({ ...newWidget(designerOf(createForm()), type), name: 'A title' })
const withOption = <T extends WidgetType>(widget: WidgetOf<T>, change: Partial<WidgetOf<T>['options']>) => ({
  ...widget,
  options: { ...widget.options, ...change },
})

describe('every type of the catalogue', () => {
  it.each(WIDGET_TYPES)('%s is drawn, takes no focus and no keys, and has a place for each of its columns', (type) => {
    const widget = fresh(type)
    const { container, slots, text, renderColumn } = face(widget)
    // A grid, a line, an area of the host's and a text of their own have no title in the form either.
    if (isField(widget)) expect(text()).toContain('A title')
    const reachable = [...container.querySelectorAll(CONTROLS)].filter((control) => control.closest('[inert]') === null)
    expect(reachable).toEqual([])
    expect(slots()).toHaveLength(hasColumns(widget) ? widget.columns.length : 0)
    expect(renderColumn.mock.calls.map(([{ gridKey, slot }]) => [gridKey, slot])).toEqual(slots().map((_, slot) => [widget.key, slot]))
  })

  it('a field has the value it begins with, and a mark where it must be filled in', () => {
    const { container } = face(withOption(widgetOf('input', 'a'), { defaultValue: 'Begin', required: true }))
    expect(container.querySelector<HTMLInputElement>('input')?.value).toBe('Begin')
    expect(container.querySelector('.fw-required, [class*="required"]')).not.toBeNull()
  })

  it('is drawn by the host’s component where it has one', () => {
    face(widgetOf('date', 'd'), { date: ({ id }: { readonly id: string }) => <meter id={id} data-testid="own" /> })
    expect(screen.getByTestId('own').closest('[inert]')).not.toBeNull()
  })
})

describe('a place to drop on', () => {
  it('says so while it is empty, and holds its widgets in their order', () => {
    const { slots } = face(gridOf('g', [widgetOf('input', 'b'), widgetOf('input', 'a')], []))
    expect(slots().map((slot) => [slot.dataset['empty'], slot.textContent])).toEqual([
      ['false', 'b,a'],
      ['true', messagesFor('en').canvas.emptyColumn],
    ])
  })

  it('follows the form: filled, emptied, and marked while something is over it', () => {
    const { slots, state } = face(gridOf('g', [widgetOf('input', 'b')], []))
    const looks = () => slots().map(({ dataset }) => `${dataset['empty']} ${dataset['over']}`)
    act(() => void state().dispatch({ type: 'move-widget', key: 'b', place: { parent: { key: 'g', slot: 1 }, index: 0 } }))
    expect(looks()).toEqual(['true false', 'false false'])
    act(() => state().setView({ dropPlace: { parent: { key: 'g', slot: 0 }, index: 0 } }))
    expect(looks()).toEqual(['true true', 'false false'])
    act(() => state().setView({ dropPlace: { parent: { key: 'other', slot: 0 }, index: 0 } }))
    expect(looks()).toEqual(['true false', 'false false'])
  })

  it('is drawn again for its own widgets alone', () => {
    const { renderColumn, state } = face(gridOf('g', [widgetOf('input', 'b')], []))
    renderColumn.mockClear()
    act(() => state().select('b'))
    act(() => void state().dispatch({ type: 'set-option', key: 'b', option: 'tip', value: 'x' }))
    act(() => state().setView({ dropPlace: { parent: null, index: 0 } }))
    expect(renderColumn).not.toHaveBeenCalled()
    act(() => state().setView({ dropPlace: { parent: { key: 'g', slot: 1 }, index: 0 } }))
    expect(renderColumn.mock.calls.map(([{ slot }]) => slot)).toEqual([1])
  })

  it('is not drawn again with whatever draws the widget: its frame, its tools, a drag', () => {
    const widget = gridOf('g', [])
    const renderColumn = vi.fn<RenderColumn>(() => null)
    function Framed() {
      const [isSelected, setSelected] = useState(false)
      return (
        <button type="button" data-selected={isSelected} onClick={() => setSelected(true)}>
          <SheetFace widget={widget} renderColumn={renderColumn} />
        </button>
      )
    }
    renderPart(
      designerOf(formOfWidgets(widget)),
      <FormFace config={createForm().config}>
        <Framed />
      </FormFace>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect([screen.getByRole('button').dataset['selected'], renderColumn.mock.calls.length]).toEqual(['true', 1])
  })

  it.each([
    [8, '8'],
    [0, '24'],
    [-3, '1'],
    [31, '24'],
    [7.6, '8'],
    [Number.NaN, '24'],
  ])('of a row whose share is %j is %s of 24 wide', (span, width) => {
    const rows = widgetOf('subform', 's', { columns: [{ span, list: [], extras: {} }] })
    expect(face(rows).slots()[0]?.style.gridColumn).toBe(`span ${width}`)
  })
})

describe('a subform', () => {
  const { canvas } = messagesFor('en')

  it('says what it is for until it has a help text', () => {
    expect(face(widgetOf('subform', 's')).text()).toContain(canvas.subformHint)
    const helped = face(withOption(widgetOf('subform', 's'), { tip: 'One line for each trip' }))
    expect([helped.text().includes('One line for each trip'), helped.text().includes(canvas.subformHint)]).toEqual([true, false])
  })

  it('is unnamed without a title, and marked only where it must be filled in', () => {
    const { text, container } = face(widgetOf('subform', 's', { name: '  ' }))
    expect([text().includes(canvas.unnamed), container.querySelector('.fd-required')]).toEqual([true, null])
  })
})

describe('panes', () => {
  it('have the name of the container, and its type beside it where the name says something else', () => {
    const { tabs } = messagesFor('en').widgets
    const noteOf = (name: string) => {
      const { container, unmount } = face({ ...tabsOf('t', { One: [] }), name })
      const seen = [container.querySelector('.fd-panes-name > span')?.textContent, container.querySelector('.fd-subform-note')?.textContent]
      unmount()
      return seen
    }
    expect(noteOf('Details')).toEqual(['Details', tabs])
    expect(noteOf(tabs)).toEqual([tabs, undefined])
    expect(noteOf('')).toEqual([messagesFor('en').canvas.unnamed, tabs])
  })
})

describe('an unknown type', () => {
  const base = { type: 'unknown', key: 'u', name: '', sourceType: 'hologram', raw: { type: 'hologram' } } as const

  it('is named by what it calls itself, and has no place where it holds nothing', () => {
    const { text, slots } = face(base)
    expect([text().includes('hologram'), text().includes(messagesFor('en').canvas.unnamed), slots()]).toEqual([true, true, []])
  })

  it('has a place for each list that it holds', () => {
    const column = (key: string) => ({ span: 12, list: [widgetOf('input', key)], extras: {} })
    const container: UnknownContainer = { ...base, name: 'Theirs', columns: [column('a'), column('b')], places: [] }
    const { slots, text } = face(container)
    expect(slots().map(({ textContent }) => textContent)).toEqual(['a', 'b'])
    expect(text()).toContain('Theirs')
  })
})
