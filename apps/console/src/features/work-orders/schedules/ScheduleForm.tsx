/** Plans recurring tickets, or changes how they are planned. */
import { type ScheduleDetail, type ScheduleFields, type ScheduleRule, scheduleFieldsSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useController } from 'react-hook-form'
import { z } from 'zod'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { today } from '../../../shared/i18n/day-bounds'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { Panel } from '../../../shared/ui/layout/Page'
import { EditFrame } from '../planned/EditFrame'
import { EntryPending } from '../planned/EntryPending'
import { PlannedForms } from '../planned/PlannedForms'
import { TicketRows } from '../planned/TicketRows'
import { usePlannedTicket } from '../planned/use-planned-ticket'
import { newRule } from './rule-edit'
import { RuleRow } from './RuleRow'
import { useSaveSchedule } from './use-save-schedule'

/** The forms of the process provide values and chosen people, a control of its own the priority. */
const { name, processId, starterId, title, rule, enabled } = scheduleFieldsSchema.shape
const schema = z.strictObject({ name, processId, starterId, title, rule, enabled })
/** The placeholders of a title, as in the contract. */
const [DAY, PROCESS, REQUESTER] = ['{date}', '{process}', '{requester}']

export interface ScheduleFormProps {
  /** Null: a new one. */
  readonly schedule: ScheduleDetail | null
  readonly isReadOnly: boolean
}

export function ScheduleForm({ schedule, isReadOnly }: ScheduleFormProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      processId: { label: t`Process`, missing: t`Choose a process` },
      starterId: { label: t`In the name of`, missing: t`Choose a person` },
      title: { label: t`Title` },
      rule: { label: t`Repeats`, missing: t`Fill in days, time and first day`, invalid: t`Fill in days, time and first day` },
      enabled: { label: t`Switched on` },
    },
    values: {
      name: schedule?.name ?? '',
      processId: schedule?.process.id ?? '',
      starterId: schedule?.starter.id ?? '',
      title: schedule?.title ?? '',
      rule: schedule?.rule ?? newRule(today()),
      enabled: schedule?.enabled ?? true,
    },
  })
  const ticket = usePlannedTicket(schedule, form)
  const { field: ruleField, fieldState: ruleState } = useController({ control: form.control, name: 'rule' })
  // The field holds the value that its row has set, or the first one.
  const currentRule = ruleField.value as ScheduleRule
  const save = useSaveSchedule(schedule, { place: ticket.place, onSaved: ticket.allowLeaving })
  const send = async (fields: z.output<typeof schema>) => {
    const filled = await ticket.planned.current?.read()
    if (filled === undefined || filled === null) return
    const body: ScheduleFields = { ...fields, ...filled, priority: ticket.priority }
    await save.run(body)
  }
  const { process, entry, planned, first } = ticket
  return (
    <EditFrame
      isReadOnly={isReadOnly}
      listPath="/design/schedules"
      action={schedule === null ? t`Create schedule` : t`Save changes`}
      isRunning={save.isRunning}
      onSave={() => form.submit((fields) => void send(fields))}
    >
      <Panel>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          {form.summary !== undefined && <FormSummary>{form.summary}</FormSummary>}
          <TextRow form={form} name="name" autoFocus={schedule === null} />
          <RuleRow
            isReadOnly={isReadOnly}
            rule={currentRule}
            onChange={ruleField.onChange}
            error={ruleState.error?.message}
            inputRef={ruleField.ref}
          />
          <SwitchRow form={form} name="enabled" hint={t`Switched off, it keeps its place and starts nothing.`} />
          <Divider />
          <TicketRows
            form={form}
            ticket={ticket}
            stored={schedule}
            titleHint={t`${DAY} is the day it is due, ${PROCESS} and ${REQUESTER} are their names. Left empty: the name of the process.`}
          />
        </Box>
      </Panel>
      {process !== '' && <EntryPending entry={entry} />}
      {process !== '' && entry.data !== undefined && (
        <PlannedForms key={`${process} ${entry.data.version}`} ref={planned} entry={entry.data} first={first} onTouch={ticket.touch} />
      )}
    </EditFrame>
  )
}
