/** The form in a ready-made language, with a rule said differently and buttons in the look of the form. */
import { FormActions, FormRenderer } from '@formwork/form-renderer'
import { de } from '@formwork/form-renderer/languages/de'
import '@formwork/form-renderer/styles.css'
import type { RuleMessages } from '@formwork/form-schema'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { details } from './details'

export const german: Partial<RuleMessages> = {
  required: ' fehlt noch',
  min: 'Für {label} sind mindestens {min} nötig',
}

function Bestellung() {
  const [sent, setSent] = useState('')
  return (
    <FormRenderer definition={details} {...de} ruleMessages={{ ...de.ruleMessages, ...german }} onSubmit={({ email }) => setSent(email)}>
      <FormActions submitLabel="Senden" withReset>
        <a href="/">Abbrechen</a>
      </FormActions>
      <p role="status">{sent}</p>
    </FormRenderer>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<Bestellung />)
