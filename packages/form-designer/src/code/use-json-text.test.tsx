/** The form's JSON both ways: typed text becomes the form, the form's changes become text, and neither writes over the other. */
import { type FormDefinition, importDefinition, exportDefinition } from '@formwork/form-schema'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesFor } from '../messages/messages-for'
import { DesignerContext } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { useJsonText } from './use-json-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const textOf = (form: FormDefinition) => JSON.stringify(exportDefinition(form), null, 2)
const named = (name: string) => formOfWidgets(widgetOf('input', 'a', { name, model: 'a' }))

function openText(form = named('Before')) {
  const designer = { ...designerOf(form), messages: messagesFor('en') }
  const { store } = designer
  const { result, unmount } = renderHook(() => useJsonText(), {
    wrapper: ({ children }) => <DesignerContext.Provider value={designer}>{children}</DesignerContext.Provider>,
  })
  return {
    store,
    unmount,
    text: () => result.current.text,
    isRefused: () => result.current.result?.ok === false,
    type: (text: string) => act(() => result.current.setText(text)),
    pause: () => act(() => void vi.advanceTimersByTime(400)),
    settle: () => act(() => store.getState().settle()),
    names: () => formOf(store.getState().document).list.map((widget) => widget.name),
    steps: () => store.getState().history.past.length,
  }
}

describe('what is typed', () => {
  it('becomes the form after a pause, as one step however many keys it took', () => {
    const { type, pause, names, steps, text, store } = openText()
    const next = textOf(named('After'))
    type(next.replace('After', 'Af'))
    act(() => void vi.advanceTimersByTime(300))
    type(next)
    act(() => void vi.advanceTimersByTime(300))
    expect(names()).toEqual(['Before'])
    pause()
    expect(names()).toEqual(['After'])
    expect(steps()).toBe(1)
    expect(text()).toBe(next)
    act(() => void store.getState().undo())
    expect(text()).toBe(textOf(named('Before')))
  })

  it('keeps the selection where the widget is still there, and drops it where it is not', () => {
    const { type, pause, store } = openText(formOfWidgets(widgetOf('input', 'a'), widgetOf('rate', 'b')))
    act(() => store.getState().select('b'))
    type(textOf(formOfWidgets(widgetOf('rate', 'b'))))
    pause()
    expect(store.getState().selected).toBe('b')
    type(textOf(formOfWidgets(widgetOf('input', 'c'))))
    pause()
    expect(store.getState().selected).not.toBe('b')
  })

  it('stays as it was typed, and is no step, where only blanks differ', () => {
    const { type, pause, steps, text } = openText()
    const wide = `\n\n${textOf(named('Before'))}  `
    type(wide)
    pause()
    expect(text()).toBe(wide)
    expect(steps()).toBe(0)
  })

  it('and cannot be read changes nothing and is kept, until it can', () => {
    const { type, pause, names, isRefused, text } = openText()
    type('{"list": [')
    pause()
    expect([names(), isRefused(), text()]).toEqual([['Before'], true, '{"list": ['])
    type(textOf(named('Mended')))
    pause()
    expect([names(), isRefused()]).toEqual([['Mended'], false])
  })

  it('gives way to what is done on the canvas before the pause is over', () => {
    const { type, pause, names, text, store } = openText()
    type(textOf(named('Typed')))
    act(() => void store.getState().dispatch({ type: 'rename-widget', key: 'a', name: 'On the canvas' }))
    pause()
    expect(names()).toEqual(['On the canvas'])
    expect(text()).toBe(textOf(formOf(store.getState().document)))
  })

  it('is not lost by leaving before the pause is over, unless it cannot be read', () => {
    const first = openText()
    first.type(textOf(named('Left at once')))
    act(() => first.unmount())
    expect(first.names()).toEqual(['Left at once'])
    const second = openText()
    second.type('{')
    act(() => second.unmount())
    expect(second.names()).toEqual(['Before'])
  })
})

describe('settling the text, as saving does', () => {
  it('takes it over at once, and once', async () => {
    const { type, pause, names, steps, settle } = openText()
    type(textOf(named('Saved')))
    expect(await settle()).toBe(true)
    expect(names()).toEqual(['Saved'])
    pause()
    expect(steps()).toBe(1)
  })

  it('is refused with the line where it cannot be read, each time it is asked for', async () => {
    const { type, names, store, settle } = openText()
    type('{\n  "list": [],\n  "config": nothing\n}')
    for (let round = 1; round <= 2; round++) {
      expect(await settle()).toBe(false)
      expect(store.getState().view.notice).toMatchObject({ kind: 'text-refused', line: 3, shown: true, sequence: round })
    }
    expect(names()).toEqual(['Before'])
  })

  it('has nothing to do without typing, after undo, and when the text is closed', async () => {
    const { type, pause, store, unmount, settle } = openText()
    expect(await settle()).toBe(true)
    type(textOf(named('Typed')))
    pause()
    act(() => void store.getState().undo())
    expect(await settle()).toBe(true)
    type('{')
    act(() => unmount())
    expect(await store.getState().settle()).toBe(true)
  })
})

it('the text of a form is read as the very same form', () => {
  const { text } = openText(formOfWidgets(widgetOf('subform', 's'), widgetOf('imgupload', 'p')))
  expect(textOf(importDefinition(text()).form ?? named('not read'))).toBe(text())
})
