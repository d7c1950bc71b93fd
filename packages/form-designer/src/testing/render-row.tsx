/** One row of the property panel, on a store of its own: what an editor does without the designer around it. */
import { definitionOf, type FormDefinition, type Widget } from '@formwork/form-schema'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { afterEach } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { messagesFor } from '../messages/messages-for'
import { PropertyRow } from '../properties/PropertyRow'
import { DesignerContext, useDesignerStore } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets } from './forms'

afterEach(cleanup)

interface RowOptions {
  readonly locale?: string
  /** The widgets around the one the row is of. */
  readonly beside?: readonly Widget[]
}

/** The row of an option. */
export function renderRow(widget: Widget, option: string, options: RowOptions = {}) {
  return renderPart(widget, (props) => rowOf(props.widget, option), options)
}

/** Any part of the panel that is given a widget. */
export function renderPart(
  widget: Widget,
  Part: ComponentType<{ readonly widget: Widget }>,
  { locale = 'en', beside = [] }: RowOptions = {},
) {
  const form: FormDefinition = formOfWidgets(widget, ...beside)
  const designer = { ...designerOf(form), locale, messages: messagesFor(locale) }
  const { store } = designer
  const { key } = widget
  function Live() {
    const live = useDesignerStore(({ document }) => nodeOf(document, key)?.widget)
    return live === undefined ? null : <Part widget={live} />
  }
  const view = render(
    <DesignerContext.Provider value={designer}>
      <Live />
    </DesignerContext.Provider>,
  )
  const now = (): Widget => {
    const found = formOf(store.getState().document).list.find((each) => each.key === key)
    if (found === undefined) throw new Error(`no widget ${key}`)
    return found
  }
  return {
    ...view,
    store,
    user: userEvent.setup(),
    now,
    option: (name: string): unknown => {
      const widget = now()
      return widget.type === 'unknown' ? undefined : Object.entries(widget.options).find(([each]) => each === name)?.[1]
    },
    undo: () => act(() => void store.getState().undo()),
  }
}

function rowOf(widget: Widget, option: string): ReactNode {
  const row = widget.type === 'unknown' ? undefined : definitionOf(widget).panel.find((each) => each.option === option)
  if (row === undefined) throw new Error(`${widget.type} has no row for ${option}`)
  return <PropertyRow widget={widget} row={row} isLone={false} />
}
