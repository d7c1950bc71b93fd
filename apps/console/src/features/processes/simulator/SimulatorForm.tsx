/** The form of the process, filled in for the simulator alone. */
import { FormRenderer } from '@formwork/form-renderer'
import '@formwork/form-renderer/styles.css'
import type { FormDefinition, FormValues } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { formHost } from '../../../shared/forms/form-host'
import { useLocale } from '../../../shared/i18n/use-locale'

export interface SimulatorFormProps {
  readonly form: FormDefinition
  readonly values: FormValues
  readonly onValues: (values: FormValues) => void
  readonly onClose: () => void
}

export function SimulatorForm({ form, values, onValues, onClose }: SimulatorFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [typed, setTyped] = useState(values)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="simulated-form">
      <DialogTitle id="simulated-form">{t`Fill in the form`}</DialogTitle>
      <DialogContent>
        <FormRenderer {...formHost(locale)} definition={form} defaultValue={values} locale={locale} onChange={setTyped} />
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
