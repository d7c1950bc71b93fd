/** The title of a widget added with the mouse is focused next: the keys that follow are its title. */
import { createForm } from '@formwork/form-schema'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dragOf } from '../testing/drag'
import { renderDesigner } from '../testing/render-designer'

const titles = (form: { readonly list: readonly { readonly name: string }[] }) => form.list.map(({ name }) => name)

it('typing after a click on a chip titles the new field, also where the panel showed the form', async () => {
  const { user, handle, chip } = renderDesigner(createForm())
  await user.click(screen.getByRole('tab', { name: '表单属性' }))
  await user.click(chip('单行文本'))
  await user.keyboard('事由')
  await user.click(chip('计数器'))
  await user.keyboard('天数')
  expect(titles(handle().getForm())).toEqual(['事由', '天数'])
})

it.each([
  { pointerType: 'mouse', title: '事由' },
  { pointerType: 'pen', title: '单行文本' },
])('what is dragged in by $pointerType has the title $title once something was typed', async ({ pointerType, title }) => {
  const { user, handle, chip } = renderDesigner(createForm())
  fireEvent.pointerDown(chip('单行文本'), { pointerType })
  const drag = dragOf(chip('单行文本'))
  const sheet = screen.getByRole('region', { name: '表单画布' })
  await drag.over(sheet, 10)
  drag.dropOn(sheet, 10)
  await user.keyboard('事由')
  expect(titles(handle().getForm())).toEqual([title])
})

it('nothing typed yet, Ctrl+Z takes the field away; after typing it is left to the text', async () => {
  const { user, handle, chip } = renderDesigner(createForm())
  await user.click(chip('单行文本'))
  await user.keyboard('{Control>}z{/Control}')
  expect(titles(handle().getForm())).toEqual([])
  await user.click(chip('单行文本'))
  await user.keyboard('事{Control>}z{/Control}')
  expect(titles(handle().getForm())).toHaveLength(1)
})

it('what is added with a key leaves the focus on its chip, so that another can follow', async () => {
  const { user, handle, chip } = renderDesigner(createForm())
  act(() => chip('单行文本').focus())
  await user.keyboard('{Enter}{Enter} ')
  expect(titles(handle().getForm())).toHaveLength(3)
  expect(document.activeElement).toBe(chip('单行文本'))
})
