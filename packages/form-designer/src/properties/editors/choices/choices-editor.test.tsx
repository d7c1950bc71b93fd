/** Choices reordered by handle and by keyboard, and pasted as lines. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formOfWidgets, widgetOf } from '../../../testing/forms'
import { renderDesigner } from '../../../testing/render-designer'

async function threeChoices() {
  const radio = widgetOf('radio', 'r')
  const options = ['x', 'y', 'z'].map((value) => ({ value, label: value }))
  const shown = renderDesigner(formOfWidgets({ ...radio, options: { ...radio.options, options } }))
  await shown.user.click(shown.item('r'))
  const panel = within(screen.getByRole('tabpanel'))
  const boxes = () => panel.findAllByRole('textbox', { name: /选项.*值|值.*选项|第 \d 个选项/ })
  const values = () => {
    const [widget] = shown.handle().getForm().list
    return widget?.type === 'radio' ? widget.options.options.map(({ value }) => value) : []
  }
  return { ...shown, boxes, values }
}

it('moves with Alt and the arrows, and the focus goes along', async () => {
  const { user, boxes, values } = await threeChoices()
  const [first] = await boxes()
  if (first === undefined) throw new Error('no box')
  await user.click(first)
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(values()).toEqual(['y', 'z', 'x'])
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(values()).toEqual(['y', 'x', 'z'])
})

it('is dragged by its handle; Escape leaves the order', async () => {
  const { container, values } = await threeChoices()
  const rows = [...container.querySelectorAll<HTMLElement>('[data-row]')]
  for (const [index, row] of rows.entries()) vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 30, 100, 30))
  const handle = rows[0]?.querySelector('.fd-handle')
  if (!handle) throw new Error('no handle')
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 })
  fireEvent.pointerMove(window, { clientY: 70 })
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(values()).toEqual(['x', 'y', 'z'])
  fireEvent.pointerDown(handle, { button: 0, clientY: 10 })
  fireEvent.pointerMove(window, { clientY: 70 })
  fireEvent.pointerUp(window)
  expect(values()).toEqual(['y', 'z', 'x'])
})

it('takes pasted lines as choices', async () => {
  const { boxes, values } = await threeChoices()
  const [, second] = await boxes()
  if (second === undefined) throw new Error('no box')
  fireEvent.paste(second, { clipboardData: { getData: () => '一|壹\n二\n' } })
  expect(values()).toEqual(['x', '一', '二', 'z'])
})

it('is added where the next is to be typed: by the button at the end, by Enter below its row, and not by the Enter of an input method', async () => {
  const { user, boxes, values } = await threeChoices()
  await user.click(screen.getByRole('button', { name: '添加选项' }))
  await user.keyboard('last one')
  expect(values()).toEqual(['x', 'y', 'z', 'last one'])
  const [first] = await boxes()
  if (first === undefined) throw new Error('no box')
  await user.click(first)
  fireEvent.keyDown(first, { key: 'Enter', isComposing: true })
  await user.keyboard('{Enter}second')
  expect(values()).toEqual(['x', 'second', 'y', 'z', 'last one'])
})

it('leaves the focus among the choices when it is removed', async () => {
  const { user, values } = await threeChoices()
  const remove = (position: number) =>
    screen.getByRole('button', { name: (name) => name.includes('删除') && name.includes(String(position)) })
  await user.click(remove(3))
  expect(document.activeElement).toBe(remove(2))
  await user.keyboard('{Enter}{Enter}')
  expect([values(), document.activeElement]).toEqual([[], screen.getByRole('button', { name: '添加选项' })])
})
