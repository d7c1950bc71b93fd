/** Where the focus is once a widget was added: its panel is drawn when the browser has time for it. */
import { createForm } from '@formwork/form-schema'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { designerOf, formOfWidgets, widgetOf } from '../../testing/forms'
import { renderDesigner } from '../../testing/render-designer'
import { renderPart } from '../../testing/render-part'
import { TitleField } from './TitleField'

const idle = vi.hoisted(() => {
  const asked: ((deadline: { readonly didTimeout: boolean }) => void)[] = []
  Object.assign(globalThis, { requestIdleCallback: (run: (typeof asked)[0]) => asked.push(run), cancelIdleCallback: () => {} })
  return { come: () => asked.splice(0).forEach((run) => run({ didTimeout: true })) }
})

afterEach(() => document.querySelector('[data-host]')?.remove())

it('goes to the title of a widget whose chip was clicked before the rest of its panel is there, also from the search for chips', async () => {
  const { user, chip, item, handle } = renderDesigner(createForm())
  await user.type(screen.getByRole('searchbox', { name: '搜索组件' }), '单行')
  await user.click(chip('单行文本'))
  expect(document.activeElement).toBe(screen.getByLabelText('标题'))
  expect(screen.queryByLabelText('占位内容')).toBeNull()
  await user.keyboard('事由')
  act(idle.come)
  expect(screen.getByLabelText('占位内容')).not.toBeNull()
  await user.keyboard('说明')
  expect(handle().getForm().list).toMatchObject([{ name: '事由说明' }])
  await user.clear(screen.getByRole('searchbox', { name: '搜索组件' }))
  await user.click(chip('计数器'))
  await user.keyboard('天数')
  const [text = '', number = ''] = handle()
    .getForm()
    .list.map(({ key }) => key)
  fireEvent.click(item(text))
  fireEvent.click(item(number), { ctrlKey: true })
  act(idle.come)
  expect(screen.queryByLabelText('标题')).toBeNull()
  expect(handle().getForm().list).toMatchObject([{ name: '事由说明' }, { name: '天数' }])
})

it('stays in a box that somebody has gone on to before the panel came', () => {
  const host = document.body.appendChild(document.createElement('input'))
  host.dataset['host'] = ''
  host.focus()
  const widget = widgetOf('input', 'a', { name: '事由' })
  const { state } = renderPart(designerOf(formOfWidgets(widget)), <TitleField id="title" widget={widget} />)
  act(() => state().requestTitle())
  expect(document.activeElement).toBe(host)
  act(() => host.blur())
  act(() => state().requestTitle())
  expect(document.activeElement).toMatchObject({ value: '事由' })
})
