/** A trial of a script: with made-up values, it shows what the script would write, or how it fails. Nothing is stored. */
import { routes, type ScriptTrial as Trial } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { useEditorState } from '../components/editor-context'
import { useProcessForms } from '../forms/use-process-forms'
import { TrialPane } from '../simulator/TrialPane'
import { TrialOutcome } from './TrialOutcome'

export function ScriptTrial({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const { definition, formId, name } = useEditorState(({ draft }) => draft)
  const { forms } = useProcessForms(definition, formId)
  const [shown, setShown] = useState<{ readonly code: string; readonly trial: Trial } | null>(null)
  return (
    <TrialPane
      label={t`Try the script`}
      action={t({ message: 'Try it', context: 'script' })}
      isRunnable={code.trim() !== ''}
      takesValues={forms.length > 0}
      forms={forms}
      report={shown}
      onRun={async (values) => {
        const body = { code, title: name.slice(0, 200), values, formIds: forms.map(({ id }) => id) }
        setShown({ code, trial: await call(routes.tryScript, { body }) })
      }}
    >
      {shown !== null && shown.code === code && <TrialOutcome trial={shown.trial} forms={forms} />}
    </TrialPane>
  )
}
