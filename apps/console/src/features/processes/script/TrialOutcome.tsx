/** The result of a trial: what the script would write, its log, its duration; or how it failed. */
import type { ScriptTrial } from '@formwork/api-contract'
import { inputFields } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../shared/tickets/failures/use-failure-words'
import type { ProcessForm } from '../forms/process-forms'

export function TrialOutcome({ trial, forms }: { readonly trial: ScriptTrial; readonly forms: readonly ProcessForm[] }) {
  const { t } = useLingui()
  const words = useFailureWords()
  const { log, ms } = trial
  const labels = new Map(forms.flatMap(({ form }) => inputFields(form).map(({ model, name }) => [model, name] as const)))
  const written = trial.ok ? Object.entries(trial.values) : []
  return (
    <Alert
      severity={trial.ok ? 'success' : 'error'}
      variant="outlined"
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {!trial.ok && <Box>{words(trial.error)}</Box>}
      {trial.ok && written.length === 0 && <Box>{t`It writes into no field.`}</Box>}
      {written.map(([model, value]) => (
        <Box key={model}>
          <strong>{labels.get(model) || model}</strong> {textOf(value)}
        </Box>
      ))}
      {trial.ok && trial.note !== '' && <Part title={t`Note for the history`}>{trial.note}</Part>}
      {log.length > 0 && (
        <Part title={t`Log`}>
          <Box
            component="pre"
            // Long ones are read by the keyboard as well.
            tabIndex={0}
            sx={{
              m: 0,
              maxHeight: 200,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              fontSize: 12,
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            }}
          >
            {log.join('\n')}
          </Box>
        </Part>
      )}
      <Box className="fw-numeric" sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{t`Took ${ms} ms`}</Box>
    </Alert>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{title}</Box>
      {children}
    </Box>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
