import {
  conditionRow,
  defineWidget,
  extendWidgets,
  fieldOptions,
  fieldRows,
  importDefinition,
  labelRows,
  textShape,
  widgetDefinitions,
  widthRow,
} from '@formwork/form-schema'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import type { HostComponents, WidgetProps } from '../api/widget-props'
import { FormFace } from '../field/FormFace'
import { WidgetFace } from '../field/WidgetFace'
import { readCell } from '../widgets/cells/read-cell'
import { FormRenderer } from './FormRenderer'

afterEach(cleanup)

const signature = defineWidget({
  type: 'signature',
  kind: 'input',
  palette: { group: 'advanced', icon: 'signature' },
  // oxlint-disable-next-line no-underscore-dangle -- zod/mini's own name for a default
  options: z.object({ ...fieldOptions(), letters: z._default(z.number(), 3) }),
  panel: [...fieldRows, widthRow, ...labelRows, conditionRow],
  valueShape: () => textShape({ is: 'own' }),
  emptyValue: () => '',
  defaultValue: () => '',
  checkValue: (value, { letters }) => (String(value).length < letters ? [{ code: 'min', params: { min: letters } }] : []),
  fromText: (text) => text.trim(),
})

const widgets = extendWidgets(widgetDefinitions, [signature])

function Signature({ id, describedBy, value, onChange, onBlur, widget }: WidgetProps<typeof signature>) {
  const hint = `at least ${widget.options.letters} letters`
  const text = typeof value === 'string' ? value : ''
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      placeholder={hint}
      value={text}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

const components: HostComponents = { signature: Signature }
const definition = {
  list: [{ type: 'signature', key: 's', model: 'sign', name: 'Sign here', options: { required: true, tip: 'By hand' }, rules: [] }],
  config: {},
}

describe('a widget type that the host added', () => {
  it('is drawn by its component, in the frame of any field, and validated by its own rules', async () => {
    const onSubmit = vi.fn()
    render(
      <FormRenderer definition={definition} widgets={widgets} components={components} locale="en" onSubmit={onSubmit}>
        <button type="submit">Send</button>
      </FormRenderer>,
    )
    const user = userEvent.setup()
    const field = await screen.findByLabelText<HTMLInputElement>('Sign here')
    expect(field.placeholder).toBe('at least 3 letters')
    expect(screen.getByText('By hand').id).toBe(field.getAttribute('aria-describedby'))
    expect(field.closest('[data-type]')?.getAttribute('data-type')).toBe('signature')
    await user.click(screen.getByText('Send'))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.type(field, 'Al')
    await user.click(screen.getByText('Send'))
    expect((await screen.findAllByText(/at least 3/)).length).toBeGreaterThan(0)
    await user.type(field, 'ice')
    await user.click(screen.getByText('Send'))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ sign: 'Alice' }))
  })

  it('needs no `widgets` in a form that was imported with them', () => {
    const { form } = importDefinition(definition, { widgets })
    render(<FormRenderer definition={form ?? {}} components={components} locale="en" />)
    expect(screen.getByLabelText('Sign here')).toBeTruthy()
  })

  it('is a custom area where nobody draws it, and says so', () => {
    const { form } = importDefinition(definition, { widgets })
    render(<FormRenderer definition={form ?? {}} locale="en" />)
    expect(screen.getByText('This part cannot be shown here')).toBeTruthy()
  })

  it('has a face for a designer, and reads a pasted cell', () => {
    const { form } = importDefinition(definition, { widgets })
    const [widget] = form?.list ?? []
    if (form === null || widget?.type !== 'added') throw new Error('the widget is an added one')
    render(
      <FormFace config={form.config} locale="en" components={components}>
        <WidgetFace widget={widget} />
      </FormFace>,
    )
    expect(screen.getByPlaceholderText('at least 3 letters')).toBeTruthy()
    expect(readCell(widget, ' Ada ')).toEqual({ ok: true, value: 'Ada' })
    const silent = { ...widget, definition: { ...signature, fromText: null } }
    expect(readCell(silent, 'Ada')).toEqual({ ok: false, reason: 'type' })
  })
})
