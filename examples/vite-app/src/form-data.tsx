/** The form inside a form that posts: its values travel as one field of the `FormData`, and are checked where they arrive. */
import { type EnteredValues, type FormIssue, FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import { importDefinition, validateValues } from '@formwork/form-schema'
import { type SyntheticEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Details, details } from './details'

/** Stands in for the server: it has nothing but what was posted. */
function receive(posted: FormData): { issues: readonly FormIssue[] } | { text: string } {
  const { form } = importDefinition(details)
  if (form === null) throw new Error('The definition of this example cannot be read.')
  const result = validateValues(form, JSON.parse(String(posted.get('details'))), { locale: 'en' })
  return result.ok ? { text: `${String(posted.get('name'))}: ${JSON.stringify(result.values)}` } : { issues: result.issues }
}

function Feedback() {
  const [values, setValues] = useState<EnteredValues<Details>>({})
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [received, setReceived] = useState('')
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = receive(new FormData(event.currentTarget))
    setIssues('issues' in answer ? answer.issues : [])
    if ('text' in answer) setReceived(answer.text)
  }
  return (
    <form noValidate onSubmit={send}>
      <label>
        Your name <input name="name" />
      </label>
      <FormRenderer as="div" definition={details} locale="en" value={values} onChange={setValues} issues={issues} />
      <input type="hidden" name="details" value={JSON.stringify(values)} />
      <button type="submit">Send</button>
      <p role="status">{received}</p>
    </form>
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<Feedback />)
