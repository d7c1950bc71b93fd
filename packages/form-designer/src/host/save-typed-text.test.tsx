/** Saving while JSON is typed beside the canvas: what is saved is what is seen. */
import { EditorView } from '@codemirror/view'
import { exportDefinition } from '@formwork/form-schema'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'

it('Ctrl+S takes the text over first, and saves nothing where it cannot be read', async () => {
  const onSave = vi.fn()
  const form = formOfWidgets(widgetOf('input', 'a', { name: 'Before' }))
  const line = JSON.stringify(exportDefinition(form), null, 2).split('"Before"')[0]?.split('\n').length
  const { user, handle } = renderDesigner(form, { onSave, locale: 'en' })
  await user.click(screen.getByRole('button', { name: 'Code view' }))
  const editor = await screen.findByRole('textbox', { name: 'JSON of the form' })
  const put = (find: string, insert: string) =>
    act(() => {
      const view = EditorView.findFromDOM(editor)
      const from = view?.state.doc.toString().indexOf(find) ?? -1
      view?.dispatch({ changes: { from, to: from + find.length, insert } })
      view?.focus()
    })
  put('"Before"', '"After"')
  await user.keyboard('{Control>}s{/Control}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ list: [expect.objectContaining({ name: 'After' })] }))
  put('"After"', 'After')
  await user.keyboard('{Control>}s{/Control}')
  // Looking for a text would read the whole editor each time.
  expect(document.querySelector('.MuiAlert-message')?.textContent).toBe(
    `Not saved: the JSON cannot be read. Line ${line}: “After” does not belong here.`,
  )
  expect(await handle().settle()).toBe(false)
  expect(onSave).toHaveBeenCalledOnce()
})
