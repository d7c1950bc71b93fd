/** A form whose code changes with its definition: rows come with the first subform. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { definition, renderForm, widget } from '../testing/render-form'

const name = widget('input', 'name')
const rows = widget('subform', 'rows', {}, { columns: [{ span: 24, list: [widget('input', 'cell')] }] })

it('what was entered stays when the definition gets its first subform, and when it loses its last', async () => {
  const form = renderForm([name])
  await form.user.type(screen.getByRole('textbox', { name: 'name' }), 'Ada')
  form.update({ definition: definition([name, rows]) })
  await form.user.click(await screen.findByRole('button', { name: 'Add row' }))
  await form.user.type(screen.getByRole('textbox', { name: 'cell' }), 'x')
  expect(form.handle.getValues()).toMatchObject({ name: 'Ada', rows: [{ cell: 'x' }] })
  form.update({ definition: definition([rows, name]) })
  form.update({ definition: definition([name]) })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'name' }).value).toBe('Ada')
  expect(form.handle.isDirty()).toBe(true)
})
