/** The form on a page whose own code is not made with React. */
import { mountForm } from '@formwork/form-renderer/mount'
import '@formwork/form-renderer/styles.css'
import { details } from './details'

const form = mountForm(document.querySelector('#details'), {
  definition: details,
  locale: 'en',
  submitLabel: 'Send',
  onSubmit({ email }) {
    form.update({ disabled: true })
    say(`An answer goes to ${email}`)
  },
})

const handle = await form.ready
handle.setValue('delivery', 'shop')

function say(text: string): void {
  const status = document.querySelector('[role=status]')
  if (status) status.textContent = text
}
