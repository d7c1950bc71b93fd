/** A definition made in code says to the compiler which values a form has; what is checked here is checked by the type check, which refuses an unused `@ts-expect-error`. */
import { defineForm, type FormValues, type ValuesOf } from '@formwork/form-schema'
import { form, input, number } from '@formwork/form-schema/build'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import type { EnteredValues, FormRendererHandle } from '../api/form-renderer-props'
import { FormRenderer } from './FormRenderer'

const order = form([input('email', { label: 'Email', required: true }), number('amount', { label: 'Amount' })])
type Order = ValuesOf<typeof order>

it('fills a form made by builders, whose submit, start and ref know its values', async () => {
  const handle = createRef<FormRendererHandle<Order>>()
  let sent: Order | undefined
  render(
    <FormRenderer
      ref={handle}
      definition={order}
      locale="en"
      defaultValue={{ email: 'ada@example.org', amount: null }}
      onSubmit={(values) => {
        sent = values
        const email: string = values.email
        // @ts-expect-error an amount may be missing or empty
        const amount: number = values.amount
        return Promise.resolve([email, amount])
      }}
    >
      <button type="submit">Send</button>
    </FormRenderer>,
  )
  await screen.findByRole('textbox', { name: /Email/ })
  handle.current?.setValue('amount', 3)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sent).toEqual({ email: 'ada@example.org', amount: 3 }))
  expect((await handle.current?.getData())?.email).toBe('ada@example.org')
})

it('is checked against the definition by the compiler', () => {
  const literal = defineForm({ list: [{ type: 'switch', model: 'agreed', options: { required: true } }] })
  const handle = createRef<FormRendererHandle<Order>>()
  const checked = () => [
    // @ts-expect-error no field is called so
    () => handle.current?.setValue('emial', ''),
    // @ts-expect-error a number is no text
    () => handle.current?.setValue('amount', 'three'),
    // @ts-expect-error an email is no number
    <FormRenderer key="1" definition={order} defaultValue={{ email: 5 }} />,
    // @ts-expect-error a switch stores no text
    <FormRenderer key="2" definition={literal} onSubmit={({ agreed }) => void agreed.length} />,
    // Values that the compiler does not know may be anything, as before.
    <FormRenderer
      key="3"
      definition={JSON.parse('{}') as object}
      defaultValue={{ any: 1 }}
      onSubmit={(values: FormValues) => void values['any']}
    />,
  ]
  const entered: EnteredValues<Order> = { amount: null }
  expect([typeof checked, entered]).toEqual(['function', { amount: null }])
})
