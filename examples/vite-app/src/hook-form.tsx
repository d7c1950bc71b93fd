/** The form as one field of the application's own form, which react-hook-form runs: errors go both ways. */
import { FormField } from '@formwork/form-renderer/react-hook-form'
import '@formwork/form-renderer/styles.css'
import type { EnteredValues } from '@formwork/form-renderer'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { type Details, details } from './details'

interface Order {
  number: string
  details: EnteredValues<Details>
}

/** The addresses that the application's server refuses. */
const BLOCKED = ['mallory@example.org']

function OrderForm() {
  const [saved, setSaved] = useState<Order>()
  const { control, formState, handleSubmit, register, reset, setError } = useForm<Order>({ defaultValues: { number: '', details: {} } })
  const save = (order: Order) => {
    if (BLOCKED.includes(order.details.email ?? '')) setError('details.email', { type: 'blocked', message: 'We do not deliver there' })
    else setSaved(order)
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <label>
        Order number <input {...register('number', { required: 'An order has a number' })} />
      </label>
      <p role="alert">{formState.errors.number?.message}</p>
      <FormField name="details" control={control} definition={details} locale="en" />
      <button type="submit">Save</button>{' '}
      <button type="button" onClick={() => reset()}>
        Start over
      </button>
      <p>{formState.isDirty ? 'Something was changed' : 'Nothing was changed'}</p>
      {saved && <pre>{JSON.stringify(saved)}</pre>}
    </form>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<OrderForm />)
