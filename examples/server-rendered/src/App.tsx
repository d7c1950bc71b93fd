/** The whole document, the same on the server and in the browser. */
import { FormRenderer, type FormIssue, type FormRendererHandle } from '@formwork/form-renderer'
import type { FormValues } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import definition from './definition.json'
import { everyType } from './every-type'

export interface AppProps {
  readonly path: string
}

export function App({ path }: AppProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Registration</title>
        <link rel="stylesheet" href="/assets/client.css" />
        <script type="module" src="/assets/client.js" async />
      </head>
      <body>
        <main>{path === '/every-type' ? <EveryType /> : <Registration />}</main>
      </body>
    </html>
  )
}

/** Every type, to fill and to read. */
function EveryType() {
  return (
    <>
      <h1>Every type</h1>
      <FormRenderer definition={everyType} locale="en" />
      <FormRenderer definition={everyType} locale="en" mode="preview" />
    </>
  )
}

function Registration() {
  const form = useRef<FormRendererHandle>(null)
  const [answer, setAnswer] = useState('')

  const send = async (values: FormValues) => {
    const response = await fetch('/registrations', { method: 'POST', body: JSON.stringify(values) })
    const body = (await response.json()) as { issues?: readonly FormIssue[]; number?: string }
    if (body.issues) form.current?.showIssues(body.issues)
    else setAnswer(`You are number ${body.number}`)
  }

  return (
    <>
      <h1>Registration</h1>
      <FormRenderer ref={form} definition={definition} locale="en" onSubmit={send}>
        <button type="submit">Register</button>
      </FormRenderer>
      <p role="status">{answer}</p>
    </>
  )
}
