/** Edits from which day to which somebody is away, and who is asked in their place. */
import { type Absence, type AbsenceChange, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { ContractDialog } from '../contract-form/ContractDialog'
import { Row } from '../contract-form/Row'
import { useContractForm } from '../contract-form/use-contract-form'
import { useExclusiveMutation } from '../http/use-exclusive-mutation'
import { today } from '../i18n/day-bounds'
import { ColleaguesRow } from '../people/ColleaguesRow'
import { TextInput } from '../ui/inputs/TextInput'

export interface AbsenceDialogProps {
  readonly title: string
  /** What follows from it. */
  readonly text: string
  /** The person who is away: people cannot stand in for themselves. */
  readonly userId: string
  /** The present absence; null: none. */
  readonly absence: Absence | null
  readonly onSave: (change: AbsenceChange) => Promise<void>
  readonly onClose: () => void
  /** Below the fields. */
  readonly children?: ReactNode
}

/** The picker gives people. */
const schema = z.strictObject({
  ...routes.saveAbsence.body.shape,
  substituteId: z
    .array(z.object({ id: routes.saveAbsence.body.shape.substituteId, name: z.string() }))
    .min(1)
    .transform((people) => people[0]?.id ?? ''),
})

/** As the server has it. With it the browser takes no more than four digits of a year, which would not be a day at all. */
const LAST_DAY = '9998-12-31'

export function AbsenceDialog({ title, text, userId, absence, onSave, onClose, children }: AbsenceDialogProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema,
    fields: {
      firstDay: { label: t`First day away`, missing: t`Choose the first day`, invalid: t`Choose the first day` },
      lastDay: { label: t`Last day away`, missing: t`Choose the last day`, invalid: t`Choose the last day` },
      substituteId: { label: t`Substitute`, missing: t`Choose who is asked instead` },
    },
    values: {
      firstDay: absence?.firstDay ?? today(),
      lastDay: absence?.lastDay ?? '',
      substituteId: absence === null ? [] : [{ id: absence.substitute.id, name: absence.substitute.name }],
    },
  })
  const save = useExclusiveMutation(onSave, { onError: form.place })
  const day = (name: 'firstDay' | 'lastDay') => (
    <Row form={form} name={name} layout="above">
      {({ ids, value, onChange, onBlur, inputRef, isRequired }) => (
        <TextInput
          ids={ids}
          type="date"
          required={isRequired}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={inputRef}
          inputProps={{ max: LAST_DAY }}
        />
      )}
    </Row>
  )
  return (
    <ContractDialog width="xs" title={title} action={t`Save`} form={form} sending={save} onClose={onClose}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{text}</Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 3, rowGap: 4, alignItems: 'start' }}>
        {day('firstDay')}
        {day('lastDay')}
      </Box>
      <ColleaguesRow form={form} name="substituteId" layout="above" most={1} without={[userId]} isRequired />
      {children}
    </ContractDialog>
  )
}
