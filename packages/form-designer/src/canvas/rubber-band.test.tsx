/** The rectangle drawn on the empty part of the sheet, and what it leaves alone. */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const HEIGHT = 50

/** Three fields one below the other, each 400 wide and beginning at 100. */
function drawn() {
  const page = renderDesigner(formOfWidgets(...['a', 'b', 'c'].map((key) => widgetOf('input', key))))
  for (const [index, key] of ['a', 'b', 'c'].entries())
    page.item(key).getBoundingClientRect = () => new DOMRect(100, index * HEIGHT, 400, HEIGHT)
  const sheet = page.container.querySelector<HTMLElement>('.fd-sheet')
  if (sheet === null) throw new Error('there is no sheet')
  const selected = () => ['a', 'b', 'c'].filter((key) => page.item(key).getAttribute('data-selected') === 'true')
  const press = (from: readonly [number, number], more: object = {}, on: Element = sheet) =>
    fireEvent.pointerDown(on, { button: 0, pointerType: 'mouse', clientX: from[0], clientY: from[1], ...more })
  const moved = (type: 'pointermove' | 'pointerup' | 'pointercancel', [clientX, clientY]: readonly [number, number]) =>
    act(() => void window.dispatchEvent(new MouseEvent(type, { clientX, clientY })))
  const band = () => page.container.querySelector('.fd-band')
  return { ...page, sheet, selected, press, moved, band }
}

it('selects what it touches, from whichever corner it is drawn, and the click that ends it clears nothing', () => {
  const { sheet, selected, press, moved, band } = drawn()
  press([600, 149])
  moved('pointermove', [480, 60])
  expect(band()).not.toBeNull()
  moved('pointerup', [480, 60])
  fireEvent.click(sheet)
  expect([band(), selected()]).toEqual([null, ['b', 'c']])
  fireEvent.click(sheet)
  expect(selected()).toEqual([])
})

it('a press that hardly moves is a click: what was selected is not, and no rectangle is drawn', () => {
  const { sheet, selected, press, moved, band } = drawn()
  expect(selected()).toEqual(['a'])
  press([600, 60])
  moved('pointermove', [603, 62])
  expect(band()).toBeNull()
  moved('pointerup', [603, 62])
  fireEvent.click(sheet)
  expect(selected()).toEqual([])
})

it.each([
  ['a finger, which scrolls', { pointerType: 'touch' }],
  ['another button', { button: 2 }],
])('is not drawn by %s', (_, more) => {
  const { selected, press, moved, band } = drawn()
  press([600, 0], more)
  moved('pointermove', [100, 149])
  expect(band()).toBeNull()
  moved('pointerup', [100, 149])
  expect(selected()).toEqual(['a'])
})

it('is not begun on a widget, and one that the browser takes over selects nothing', () => {
  const { selected, press, moved, band, item } = drawn()
  press([200, 10], {}, item('b'))
  moved('pointermove', [100, 149])
  expect(band()).toBeNull()
  moved('pointerup', [100, 149])
  press([600, 0])
  moved('pointermove', [100, 149])
  moved('pointercancel', [100, 149])
  expect([band(), selected()]).toEqual([null, ['a']])
  expect(screen.queryByText('已选中 3 个组件')).toBeNull()
})
