/** The checker while a form is edited: a mark on the field, the list, the way there and the repair. */
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { axeFindings } from '../testing/axe-findings'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

const twice = () => {
  const radio = widgetOf('radio', 'a')
  const [first] = radio.options.options
  if (first === undefined) throw new Error('a radio has choices')
  return formOfWidgets({ ...radio, options: { ...radio.options, options: [first, first] } }, widgetOf('input', 'b'))
}

it('marks the field, lists what is wrong, leads there and repairs it as one step', async () => {
  const { user, item, handle, container, said } = renderDesigner(twice())
  const tab = await screen.findByRole('tab', { name: '检查 1' })
  expect(item('a').getAttribute('aria-label')).toContain('错误')
  await user.click(item('b'))
  await user.click(tab)
  const list = within(await screen.findByRole('list', { name: '检查' }))
  await user.click(list.getByRole('button', { name: /^a/ }))
  expect(document.activeElement).toBe(item('a'))
  expect(await axeFindings(container)).toEqual([])
  await user.click(list.getByRole('button', { name: '修复：a' }))
  expect(handle().getForm().list[0]).toMatchObject({ options: { options: [{}] } })
  expect(said()).toBe('已修复')
  expect(await screen.findByText('未发现问题')).toBeTruthy()
  expect(item('a').getAttribute('data-selected')).toBe('true')
  act(() => item('a').focus())
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByRole('tab', { name: '检查 1' })).toBeTruthy()
})

it('finds what is typed, a moment later, and tells the panel too', async () => {
  const { user, item } = renderDesigner(formOfWidgets(widgetOf('number', 'n')))
  expect(screen.getByRole('tab', { name: '检查' })).toBeTruthy()
  await user.click(item('n'))
  const panel = within(screen.getByRole('tabpanel'))
  await user.type(await panel.findByRole('spinbutton', { name: '最小值' }), '9')
  await user.type(await panel.findByRole('spinbutton', { name: '最大值' }), '5')
  expect(await screen.findByRole('tab', { name: /检查 \d/ })).toBeTruthy()
  expect(await panel.findAllByRole('listitem')).not.toHaveLength(0)
})
