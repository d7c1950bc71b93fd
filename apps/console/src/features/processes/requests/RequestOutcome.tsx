/** What came of a trial: the fields that would be filled in, paths at which nothing was found, and the answer to read further paths from; or how it failed. */
import type { RequestTrial } from '@formwork/api-contract'
import { inputFields } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useFailureWords } from '../../../shared/tickets/failures/use-failure-words'
import type { ProcessForm } from '../forms/process-forms'

export function RequestOutcome({ trial, forms }: { readonly trial: RequestTrial; readonly forms: readonly ProcessForm[] }) {
  const { t } = useLingui()
  const words = useFailureWords()
  const { status, answer, ms } = trial
  const labels = new Map(forms.flatMap(({ form }) => inputFields(form).map(({ model, name }) => [model, name] as const)))
  const written = trial.ok ? Object.entries(trial.values) : []
  const missing = trial.ok ? trial.missing : []
  return (
    <Alert
      severity={!trial.ok ? 'error' : missing.length > 0 ? 'warning' : 'success'}
      variant="outlined"
      sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1, overflowWrap: 'anywhere' } }}
    >
      {!trial.ok && <Box>{words(trial.error)}</Box>}
      {trial.ok && written.length === 0 && <Box>{t`It writes into no field.`}</Box>}
      {written.map(([model, value]) => (
        <Box key={model}>
          <strong>{labels.get(model) || model}</strong> {textOf(value)}
        </Box>
      ))}
      {missing.map((path) => (
        <Box key={path}>{t`The answer has nothing at “${path}”.`}</Box>
      ))}
      {answer !== '' && (
        <Box sx={{ mt: 2 }}>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t({ message: 'Answer', context: 'web request' })}</Box>
          <Box
            component="pre"
            // Long ones are read by the keyboard as well.
            tabIndex={0}
            aria-label={t({ message: 'Answer', context: 'web request' })}
            role="region"
            sx={{
              m: 0,
              maxHeight: 240,
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              fontSize: 12,
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
            }}
          >
            {inLines(answer)}
          </Box>
        </Box>
      )}
      <Box className="fw-numeric" sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
        {status === null ? t`Took ${ms} ms` : t`Answered ${status} after ${ms} ms`}
      </Box>
    </Alert>
  )
}

/** As it came, when it is no JSON or was cut. */
function inLines(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2)
  } catch {
    return answer
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
