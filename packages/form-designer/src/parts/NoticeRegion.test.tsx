import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DesignerContext } from '../store/designer-context'
import { designerOf, formOfWidgets, widgetOf } from '../testing/forms'
import { renderDesigner } from '../testing/render-designer'
import { NoticeRegion } from './NoticeRegion'

const form = () => formOfWidgets(widgetOf('input', 'a'), widgetOf('input', 'b'), widgetOf('input', 'c'))

describe('what happened', () => {
  it('is announced again when the same thing happens twice', () => {
    const designer = designerOf(form())
    const { container } = render(
      <DesignerContext.Provider value={designer}>
        <NoticeRegion />
      </DesignerContext.Provider>,
    )
    const announced = () => {
      act(() => designer.store.getState().notify({ kind: 'copied' }))
      return container.querySelector('[data-announcer]')?.textContent ?? ''
    }
    const [first, second] = [announced(), announced()]
    expect(first.trim()).toBe(second.trim())
    // A live region that does not change is not read.
    expect(first).not.toBe(second)
  })

  it('is a notice with "undo" when the whole form was cleared, and undo restores it', async () => {
    const { user, names } = renderDesigner(form(), { locale: 'en' })
    await user.click(screen.getByText('Clear'))
    expect(names()).toEqual([])
    await user.click(await screen.findByText('Undo', { selector: 'button' }))
    await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']))
  })
})
