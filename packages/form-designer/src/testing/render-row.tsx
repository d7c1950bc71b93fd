/** Parts of the designer on a store of their own: what a row, a pane or a dialog does without the designer around it. */
import { definitionOf, type FormDefinition, type Widget } from '@formwork/form-schema'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { afterEach } from 'vitest'
import { nodeOf } from '../commands/tree-queries'
import { messagesFor } from '../messages/messages-for'
import { PropertyRow } from '../properties/PropertyRow'
import { DesignerContext, type DesignerContextValue, type PreviewProps, useDesignerStore } from '../store/designer-context'
import { formOf } from '../store/form-of'
import { designerOf, formOfWidgets } from './forms'
import './there-at-once'

afterEach(cleanup)

interface RowOptions {
  readonly locale?: string
  /** The widgets around the one the row is of. */
  readonly beside?: readonly Widget[]
  readonly preview?: PreviewProps
}

/** A designer without a page around it, in a language. */
export function designerIn(locale: string, form: FormDefinition, change: Partial<DesignerContextValue> = {}): DesignerContextValue {
  return { ...designerOf(form), locale, messages: messagesFor(locale), ...change }
}

/** Any part of the designer, with its store and words. */
export function renderWith(designer: DesignerContextValue, part: ReactNode) {
  return { ...render(<DesignerContext.Provider value={designer}>{part}</DesignerContext.Provider>), user: userEvent.setup() }
}

/** The row of an option. */
export function renderRow(widget: Widget, option: string, options: RowOptions = {}) {
  return renderPart(widget, (props) => rowOf(props.widget, option), options)
}

/** Any part of the panel that is given a widget. */
export function renderPart(
  widget: Widget,
  Part: ComponentType<{ readonly widget: Widget }>,
  { locale = 'en', beside = [], preview = {} }: RowOptions = {},
) {
  const form: FormDefinition = formOfWidgets(widget, ...beside)
  const designer = designerIn(locale, form, { preview })
  const { store } = designer
  const { key } = widget
  function Live() {
    const live = useDesignerStore(({ document }) => nodeOf(document, key)?.widget)
    return live === undefined ? null : <Part widget={live} />
  }
  const { user, ...view } = renderWith(designer, <Live />)
  const now = (): Widget => {
    const found = formOf(store.getState().document).list.find((each) => each.key === key)
    if (found === undefined) throw new Error(`no widget ${key}`)
    return found
  }
  return {
    ...view,
    store,
    user,
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
