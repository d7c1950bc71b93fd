/** The form and what surrounds it: language, edit or preview, the events of the host, the answers of its server. */
import { FormRenderer, type FormRendererHandle } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import type { FormValues, Locale } from '@formwork/form-schema'
import { useRef, useState } from 'react'
import { components } from './Approval'
import { knownWidgets } from './approval-type'
import definition from './definition.json'
import { chinese } from './labels'
import { messages } from './messages'
import { remoteFunctions } from './remote-functions'
import { send } from './server'
import { customAreas } from './Signature'
import { slots } from './slots'
import { upload } from './upload'

export function PurchaseRequest() {
  const form = useRef<FormRendererHandle>(null)
  const [locale, setLocale] = useState<Locale>('en')
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')
  const [values, setValues] = useState<FormValues>({})
  const [answer, setAnswer] = useState('')

  const submit = async (checked: FormValues) => {
    const { issues, number } = await send(checked)
    // A server knows more than the rules: what it refuses stands at the fields.
    if (issues) form.current?.showIssues(issues)
    else setAnswer(`Request ${number} is on its way`)
  }

  return (
    <main>
      <h1>Purchase request</h1>
      <p>
        <button type="button" onClick={() => setLocale(locale === 'en' ? 'zh-CN' : 'en')}>
          {locale === 'en' ? '中文' : 'English'}
        </button>{' '}
        <button type="button" onClick={() => setMode(mode === 'edit' ? 'preview' : 'edit')}>
          {mode === 'edit' ? 'Preview' : 'Edit'}
        </button>
      </p>
      <FormRenderer
        ref={form}
        definition={definition}
        widgets={knownWidgets}
        mode={mode}
        locale={locale}
        labels={locale === 'zh-CN' ? chinese : undefined}
        messages={messages[locale]}
        components={components}
        customAreas={customAreas}
        slots={slots}
        remoteFunctions={remoteFunctions}
        upload={upload}
        onChange={setValues}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <>
            <button type="submit">{isSubmitting ? 'Sending…' : 'Send'}</button>{' '}
            <button type="button" onClick={() => form.current?.reset()}>
              Start over
            </button>
          </>
        )}
      </FormRenderer>
      <p role="status">{answer}</p>
      <h2>What onChange told</h2>
      <pre>{JSON.stringify(values, null, 2)}</pre>
    </main>
  )
}
