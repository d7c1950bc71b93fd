/** Words edited over the widget: what is kept, what is left as it was, and which keys are for the text. */
import { type Widget, type WidgetOf } from '@formwork/form-schema'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isKnown, nodeOf } from '../../commands/tree-queries'
import { useDesignerStore } from '../../store/designer-context'
import { designerOf, formOfWidgets, widgetOf } from '../../testing/forms'
import { renderPart } from '../../testing/render-part'
import { InPlaceEditor } from './InPlaceEditor'

function Edited() {
  const isEdited = useDesignerStore(({ view }) => view.editing === 'w')
  const widget = useDesignerStore(({ document }) => nodeOf(document, 'w')?.widget)
  return isEdited && widget !== undefined && isKnown(widget) ? <InPlaceEditor widget={widget} /> : null
}

function editing(widget: Widget = widgetOf('input', 'w', { name: 'Name' })) {
  const designer = designerOf(formOfWidgets(widget))
  designer.store.getState().setView({ editing: 'w' })
  const heard = vi.fn()
  const part = renderPart(
    designer,
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- stands for the widget below */}
      <div onKeyDown={heard} onClick={heard} onDoubleClick={heard}>
        <Edited />
      </div>
      <button type="button">elsewhere</button>
    </>,
  )
  const box = (name: '标题' | '提示说明' | '选项，每行一个') => screen.queryByRole('textbox', { name })
  const write = (name: Parameters<typeof box>[0], value: string) => fireEvent.change(box(name) ?? document.body, { target: { value } })
  const shown = () => {
    const now = nodeOf(part.state().document, 'w')?.widget
    return now === undefined || now.type === 'unknown' ? null : now
  }
  const isOpen = () => screen.queryByRole('group') !== null
  return { ...part, heard, box, write, shown, isOpen, steps: () => part.state().history.past.length }
}
const radio = (change: Partial<WidgetOf<'radio'>['options']> = {}): Widget => {
  const widget = widgetOf('radio', 'w')
  return { ...widget, options: { ...widget.options, options: [{ value: '1' }, { value: 2, label: 'Two' }], ...change } }
}

describe('what is written', () => {
  it('is kept with Enter, and the focus goes back to the canvas', async () => {
    const { user, shown, isOpen, state } = editing()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '标题' }))
    await user.keyboard('Reason{Tab}Say why{Enter}')
    expect(shown()).toMatchObject({ name: 'Reason', options: { tip: 'Say why' } })
    expect([isOpen(), state().view.focusRequest]).toEqual([false, 1])
  })

  it('is kept where somebody clicks elsewhere, who keeps the focus there', async () => {
    const { user, shown, isOpen, state } = editing()
    await user.keyboard('Reason')
    await user.click(screen.getByText('elsewhere'))
    expect([shown()?.name, isOpen(), state().view.focusRequest]).toEqual(['Reason', false, 0])
  })

  it('is left with Escape', async () => {
    const { user, shown, isOpen, steps, write } = editing()
    write('提示说明', 'Say why')
    await user.keyboard('Reason{Escape}')
    expect([shown()?.name, shown()?.options, isOpen(), steps()]).toMatchObject(['Name', { tip: '' }, false, 0])
  })

  it('is no step where nothing is different', async () => {
    const { user, steps, isOpen } = editing(radio())
    await user.keyboard('{Enter}')
    expect([steps(), isOpen()]).toEqual([0, false])
  })

  it('goes on from box to box: that is no end', async () => {
    const { user, isOpen, box } = editing(radio())
    await user.tab()
    await user.tab()
    expect([document.activeElement === box('选项，每行一个'), isOpen()]).toEqual([true, true])
    await user.tab()
    expect(isOpen()).toBe(false)
  })
})

describe('the choices', () => {
  it('are lines; a value that was there keeps its kind and what else it has', async () => {
    const { user, box, write, shown } = editing(radio())
    expect(box('选项，每行一个')).toMatchObject({ value: '1\n2|Two' })
    write('选项，每行一个', '2|Zwei\n\n3')
    act(() => box('选项，每行一个')?.focus())
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(shown()?.options).toMatchObject({
      options: [
        { value: 2, label: 'Zwei' },
        { value: '3', label: '3' },
      ],
    })
  })

  it('show their texts from the first that says something else than its value', () => {
    const { write, shown, box } = editing(radio({ options: [{ value: '1' }], showLabel: false }))
    write('选项，每行一个', '1|One')
    fireEvent.keyDown(box('选项，每行一个') ?? document.body, { key: 'Enter', metaKey: true })
    expect(shown()?.options).toMatchObject({ showLabel: true, options: [{ value: '1', label: 'One' }] })
  })

  it('take Enter for a new line', () => {
    const { box, isOpen } = editing(radio())
    const enter = fireEvent.keyDown(box('选项，每行一个') ?? document.body, { key: 'Enter' })
    expect([enter, isOpen()]).toEqual([true, true])
  })

  it('are not offered where they come from elsewhere', () => {
    expect(editing(radio({ remote: true })).box('选项，每行一个')).toBeNull()
  })
})

describe('the keys', () => {
  it('that confirm a word being composed end nothing', () => {
    const { box, isOpen } = editing()
    fireEvent.keyDown(box('标题') ?? document.body, { key: 'Enter', isComposing: true })
    expect(isOpen()).toBe(true)
  })

  it('and the clicks are for the text alone: the widget below receives none of them', () => {
    const { box, heard } = editing()
    const title = box('标题') ?? document.body
    fireEvent.keyDown(title, { key: 'Delete' })
    fireEvent.keyDown(title, { key: 'd', ctrlKey: true })
    fireEvent.click(title)
    fireEvent.doubleClick(title)
    expect([heard.mock.calls, title.isConnected]).toEqual([[], true])
  })
})

it('a type without a help text has no box for one', () => {
  const { box } = editing(widgetOf('divider', 'w'))
  expect([box('标题') !== null, box('提示说明')]).toEqual([true, null])
})
