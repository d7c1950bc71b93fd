/** One pane or part of a designer by itself: quick, and without what stands around it on a page. */
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { DragProvider } from '../dnd/react-dnd-adapter'
import { DesignerContext, type DesignerContextValue } from '../store/designer-context'
import './there-at-once'

afterEach(cleanup)

export function renderPart(designer: DesignerContextValue, part: ReactNode) {
  const page = (value: DesignerContextValue) => (
    <DesignerContext.Provider value={value}>
      <DragProvider>{part}</DragProvider>
    </DesignerContext.Provider>
  )
  const view = render(page(designer))
  return {
    ...view,
    user: userEvent.setup(),
    state: () => designer.store.getState(),
    /** Draws it again with something else around it. */
    within: (other: DesignerContextValue) => view.rerender(page(other)),
  }
}
