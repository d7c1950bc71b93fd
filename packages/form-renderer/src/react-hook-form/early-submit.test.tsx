/** A submit of the host's form before the code of ours is there, as on a slow line. */
import { render, screen, waitFor } from '@testing-library/react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { FormField } from './FormField'

// In a browser what reads a stored definition is loaded when it is needed; tests have it at once.
vi.mock('#definition-loader', () => import('../definition-loader/lazy'))

const stored = { config: {}, list: [{ type: 'input', name: 'Name', model: 'name', options: { required: true } }] }

interface Order {
  readonly details: Readonly<Record<string, unknown>>
}

it('is answered as soon as the form is there: it says what is wrong and moves the focus there', async () => {
  const save = vi.fn()
  const hosts: UseFormReturn<Order>[] = []
  function Host() {
    const methods = useForm<Order>({ defaultValues: { details: {} } })
    hosts.push(methods)
    return <FormField name="details" control={methods.control} definition={stored} locale="en" />
  }
  render(<Host />)
  const [host] = hosts
  if (host === undefined) throw new Error('nothing was drawn')
  const submitted = host.handleSubmit(save)()
  expect(screen.queryByRole('textbox', { name: /Name/ })).toBeNull()
  const box = await screen.findByRole('textbox', { name: /Name/ })
  await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'))
  await waitFor(() => expect(document.activeElement).toBe(box))
  await submitted
  expect(save).not.toHaveBeenCalled()
})
