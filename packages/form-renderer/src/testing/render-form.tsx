/** Builds small definitions and renders them, the way every test of this package does. */
import { type FormDefinition, importDefinition, type JsonObject } from '@formwork/form-schema'
import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'
import type { FormRendererHandle, FormRendererProps } from '../api/form-renderer-props'

afterEach(cleanup)

/** A widget as it lies in a file; `name` doubles as the label. */
export function widget(type: string, model: string, options: JsonObject = {}, rest: JsonObject = {}): JsonObject {
  return { type, name: model, key: `${type}_${model}`, model, options, rules: [], ...rest }
}

/** A definition of these widgets. */
export function definition(widgets: readonly JsonObject[], config: JsonObject = {}): FormDefinition {
  const result = importDefinition({ list: widgets, config })
  if (!result.ok) throw new Error(result.report.map((finding) => finding.message).join('; '))
  return result.form
}

export interface RenderedForm {
  readonly handle: FormRendererHandle
  readonly user: ReturnType<typeof userEvent.setup>
  readonly container: HTMLElement
  readonly update: (props: Partial<FormRendererProps>) => void
}

/** Renders the widgets in English with a submit button, and returns the ref's handle. */
export function renderForm(widgets: readonly JsonObject[] | FormDefinition, props: Partial<FormRendererProps> = {}): RenderedForm {
  const form: FormDefinition = 'list' in widgets ? widgets : definition(widgets)
  const ref = createRef<FormRendererHandle>()
  const page = (more: Partial<FormRendererProps>) => (
    <FormRenderer definition={form} locale="en" ref={ref} {...props} {...more}>
      <button type="submit">Send</button>
    </FormRenderer>
  )
  const { container, rerender } = render(page({}))
  return {
    get handle() {
      if (!ref.current) throw new Error('the form gave no handle')
      return ref.current
    },
    user: userEvent.setup(),
    container,
    update: (more) => rerender(page(more)),
  }
}
