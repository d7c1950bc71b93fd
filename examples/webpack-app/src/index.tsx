/** Expenses of a journey: a form from a file on a page. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import type { FormValues } from '@formwork/form-schema'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import definition from './definition.json'

function Expenses() {
  const [sent, setSent] = useState<FormValues>()
  return (
    <main>
      <h1>Expenses</h1>
      <FormRenderer definition={definition} locale="en" onSubmit={setSent}>
        <button type="submit">Send</button>
      </FormRenderer>
      <pre>{sent && JSON.stringify(sent)}</pre>
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Expenses />)
