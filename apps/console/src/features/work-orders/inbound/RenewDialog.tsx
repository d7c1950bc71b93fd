/** Asks how long the old address works beside the new one. */
import { GRACE_HOURS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useState } from 'react'
import { FormDialog } from '../../../shared/ui/inputs/FormDialog'
import { FormField } from '../../../shared/ui/inputs/FormField'

type Hours = (typeof GRACE_HOURS)[number]

export interface RenewDialogProps {
  readonly name: string
  readonly isRunning: boolean
  readonly onRenew: (hours: Hours) => void
  readonly onClose: () => void
}

export function RenewDialog({ name, isRunning, onRenew, onClose }: RenewDialogProps) {
  const { t } = useLingui()
  const [hours, setHours] = useState<Hours>(24)
  const words: Readonly<Record<Hours, string>> = { 0: t`Ends at once`, 24: t`Works for one more day`, 168: t`Works for one more week` }
  return (
    <FormDialog
      title={t`Renew the address of “${name}”`}
      action={t`Renew the address`}
      isRunning={isRunning}
      isDirty={false}
      onSubmit={() => onRenew(hours)}
      onClose={onClose}
    >
      <Box>{t`The webhook gets a new address and a new secret to sign with. Choose “Ends at once” when somebody may have the old one who should not.`}</Box>
      <FormField label={t`The old one`}>
        {(ids) => (
          <RadioGroup
            id={ids.id}
            aria-label={t`The old one`}
            value={String(hours)}
            onChange={(_, value) => setHours(GRACE_HOURS.find((one) => String(one) === value) ?? 24)}
          >
            {GRACE_HOURS.map((one) => (
              <FormControlLabel key={one} value={String(one)} control={<Radio />} label={words[one]} />
            ))}
          </RadioGroup>
        )}
      </FormField>
    </FormDialog>
  )
}
