/** The forms of the process, filled in for the simulator alone. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import type { FormValues } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { ownValues, type ProcessForm } from '../forms/process-forms'
import { useLocale } from '../../../shared/i18n/use-locale'

export interface SimulatorFormProps {
  readonly forms: readonly ProcessForm[]
  readonly values: FormValues
  readonly onValues: (values: FormValues) => void
  readonly onClose: () => void
}

export function SimulatorForm({ forms, values, onValues, onClose }: SimulatorFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [typed, setTyped] = useState(values)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="simulated-form">
      <DialogTitle id="simulated-form">{t`Fill in the form`}</DialogTitle>
      <DialogContent>
        {forms.map((each) => (
          <Box key={each.id} component="section" aria-label={each.name} sx={{ mb: 4 }}>
            {forms.length > 1 && (
              <Typography variant="h3" sx={{ mb: 3 }}>
                {each.name}
              </Typography>
            )}
            <FormRenderer
              {...formHost}
              definition={each.form}
              defaultValue={values}
              locale={locale}
              onChange={(given) => setTyped((before) => ({ ...before, ...ownValues(each, given) }))}
            />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t`Cancel`}</Button>
        <Button
          variant="contained"
          onClick={() => {
            onValues(typed)
            onClose()
          }}
        >
          {t`Play with these values`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
