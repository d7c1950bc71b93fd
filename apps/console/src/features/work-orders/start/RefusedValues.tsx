/** What the server refused about the values, each with its field's name. */
import type { ProblemIssue } from '@formwork/api-contract'
import type { FormDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useLocale } from '../../../shared/i18n/use-locale'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { refusedLine } from './refused-line'

export interface RefusedValuesProps {
  readonly message: string
  readonly issues: readonly ProblemIssue[]
  readonly form: FormDefinition | null
}

export function RefusedValues({ message, issues, form }: RefusedValuesProps) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <FormSummary>
      <Box sx={{ fontWeight: 600 }}>{message || t`The server refused some values`}</Box>
      {issues.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 4 }}>
          {issues.map((issue) => (
            <li key={`${issue.path.join('.')} ${issue.code}`}>{refusedLine(issue, form, locale)}</li>
          ))}
        </Box>
      )}
    </FormSummary>
  )
}
