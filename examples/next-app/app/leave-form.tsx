'use client'

import { FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import type { FormValues } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { requestLeave } from './actions'
import definition from './definition.json'

export function LeaveForm() {
  const form = useRef<FormRendererHandle>(null)
  const [answer, setAnswer] = useState('')

  const send = async (values: FormValues) => {
    const { issues, number } = await requestLeave(values)
    if (issues) form.current?.showIssues(issues)
    else setAnswer(`Request ${number} is on its way`)
  }

  return (
    <>
      <FormRenderer ref={form} definition={definition} locale="en" onSubmit={send}>
        <button type="submit">Send</button>
      </FormRenderer>
      <p role="status">{answer}</p>
    </>
  )
}
