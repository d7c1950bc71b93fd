/** A trial of a script: with made-up values, it shows what the script would write, or how it fails. Nothing is stored. */
import { routes, type ScriptTrial as Trial } from '@formwork/api-contract'
import type { FormValues } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useEditorState } from '../components/editor-context'
import { useProcessForms } from '../forms/use-process-forms'
import { TrialOutcome } from './TrialOutcome'

const SimulatorForm = lazy(async () => ({ default: (await import('../simulator/SimulatorForm')).SimulatorForm }))

export function ScriptTrial({ code }: { readonly code: string }) {
  const { t } = useLingui()
  const { definition, formId, name } = useEditorState(({ draft }) => draft)
  const { forms } = useProcessForms(definition, formId)
  const [values, setValues] = useState<FormValues>({})
  const [fillsForm, setFillsForm] = useState(false)
  const [shown, setShown] = useState<{ readonly code: string; readonly trial: Trial } | null>(null)
  const { run, isRunning } = useExclusiveMutation(async () => {
    const body = { code, title: name.slice(0, 200), values, formIds: forms.map(({ id }) => id) }
    setShown({ code, trial: await call(routes.tryScript, { body }) })
  })
  return (
    <Box component="section" aria-label={t`Try the script`} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" loading={isRunning} disabled={code.trim() === ''} onClick={() => void run()}>
          {t({ message: 'Try it', context: 'script' })}
        </Button>
        {forms.length > 0 && (
          <Button color="inherit" onClick={() => setFillsForm(true)}>
            {t`Values to try it with`}
          </Button>
        )}
      </Box>
      <Box role="status" sx={{ minWidth: 0 }}>
        {shown !== null && shown.code === code && <TrialOutcome trial={shown.trial} forms={forms} />}
      </Box>
      {fillsForm && (
        <Suspense>
          <SimulatorForm forms={forms} values={values} onValues={setValues} onClose={() => setFillsForm(false)} />
        </Suspense>
      )}
    </Box>
  )
}
