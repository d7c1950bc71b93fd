/** A trial of a web request: it is really sent, with values that somebody makes up, and says what it would write, or how it fails. */
import { routes, type RequestTrial as Trial } from '@formwork/api-contract'
import type { FormValues } from '@formwork/form-schema'
import type { NodeOf } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useEditorState } from '../components/editor-context'
import { useProcessForms } from '../forms/use-process-forms'
import { RequestOutcome } from './RequestOutcome'

const SimulatorForm = lazy(async () => ({ default: (await import('../simulator/SimulatorForm')).SimulatorForm }))

export function RequestTrial({ node }: { readonly node: NodeOf<'httpRequest'> }) {
  const { t } = useLingui()
  const { definition, formId, name } = useEditorState(({ draft }) => draft)
  const { forms } = useProcessForms(definition, formId)
  const [values, setValues] = useState<FormValues>({})
  const [fillsForm, setFillsForm] = useState(false)
  const [shown, setShown] = useState<{ readonly node: NodeOf<'httpRequest'>; readonly trial: Trial } | null>(null)
  const { run, isRunning } = useExclusiveMutation(async () =>
    setShown({ node, trial: await call(routes.tryRequest, { body: { name: name.slice(0, 200), step: node, values } }) }),
  )
  const takesValues = node.body.length > 0 && forms.length > 0
  return (
    <Box component="section" aria-label={t`Try the request`} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" loading={isRunning} disabled={node.url.trim() === ''} onClick={() => void run()}>
          {t({ message: 'Try it', context: 'web request' })}
        </Button>
        {takesValues && (
          <Button color="inherit" onClick={() => setFillsForm(true)}>
            {t`Values to try it with`}
          </Button>
        )}
      </Box>
      <Box
        sx={{ fontSize: 12, color: 'text.secondary' }}
      >{t`The other system is really called, with the secrets of the settings. No ticket and no form is changed.`}</Box>
      <Box role="status" sx={{ minWidth: 0 }}>
        {shown !== null && shown.node === node && <RequestOutcome trial={shown.trial} forms={forms} />}
      </Box>
      {fillsForm && (
        <Suspense>
          <SimulatorForm forms={forms} values={values} onValues={setValues} onClose={() => setFillsForm(false)} />
        </Suspense>
      )}
    </Box>
  )
}
