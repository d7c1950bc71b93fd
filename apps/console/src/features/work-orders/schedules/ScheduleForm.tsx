/** Plans recurring tickets, or changes how they are planned. */
import {
  type Priority,
  routes,
  type ScheduleDetail,
  type ScheduleFields,
  type ScheduleRule,
  scheduleFieldsSchema,
} from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { today } from '../../../shared/i18n/day-bounds'
import { PersonRow } from '../../../shared/people/PersonRow'
import { ActionBar } from '../../../shared/ui/layout/ActionBar'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { Panel } from '../../../shared/ui/layout/Page'
import { PriorityRow } from '../start/PriorityRow'
import { EntryPending } from './EntryPending'
import { PlannedForms, type PlannedHandle } from './PlannedForms'
import { ProcessRow } from './ProcessRow'
import { newRule } from './rule-edit'
import { RuleRow } from './RuleRow'
import { useSaveSchedule } from './use-save-schedule'

/** The forms of the process provide values and chosen people, a control of its own the priority. */
const { name, processId, starterId, title, rule, enabled } = scheduleFieldsSchema.shape
const schema = z.strictObject({ name, processId, starterId, title, rule, enabled })
/** The placeholders of a title, as in the contract. */
const [DAY, PROCESS, REQUESTER] = ['{date}', '{process}', '{requester}']
const NOTHING = { values: {}, chosen: {} }

export interface ScheduleFormProps {
  /** Null: a new one. */
  readonly schedule: ScheduleDetail | null
  readonly isReadOnly: boolean
}

export function ScheduleForm({ schedule, isReadOnly }: ScheduleFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [priority, setPriority] = useState<Priority>(schedule?.priority ?? 1)
  const [isTouched, setTouched] = useState(false)
  const planned = useRef<PlannedHandle>(null)
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
  const chosenProcess: unknown = useWatch({ control: form.control, name: 'processId' })
  const process = typeof chosenProcess === 'string' ? chosenProcess : ''
  const entry = useRouteQuery(routes.getScheduleProcess, { params: { id: process } }, { enabled: process !== '' })
  const { field: ruleField, fieldState: ruleState } = useController({ control: form.control, name: 'rule' })
  // The field holds the value that its row has set, or the first one.
  const currentRule = ruleField.value as ScheduleRule
  const allowLeaving = useUnsaved(form.isDirty || isTouched, 'dropped')
  const save = useSaveSchedule(schedule, {
    place: (error) => planned.current?.place(error) === true || form.place(error),
    onSaved: allowLeaving,
  })
  const send = async (fields: z.output<typeof schema>) => {
    const filled = await planned.current?.read()
    if (filled === undefined || filled === null) return
    const body: ScheduleFields = { ...fields, ...filled, priority }
    await save.run(body)
  }
  const isTitleMade = entry.data !== undefined && entry.data.titlePattern !== null
  const isKept = schedule !== null && process === schedule.process.id
  return (
    <>
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={{ display: 'flex', flexDirection: 'column', gap: 3, border: 0, m: 0, p: 0, minWidth: 0 }}
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
            <ProcessRow form={form} name="processId" current={schedule?.process} onChosen={() => setTouched(true)} />
            <PersonRow
              form={form}
              name="starterId"
              current={schedule === null ? undefined : { ...schedule.starter, detail: '' }}
              hint={t`The ticket is theirs: they see it, follow it and may withdraw it. They have to be allowed to start the process.`}
            />
            {!isTitleMade && (
              <TextRow
                form={form}
                name="title"
                hint={t`${DAY} is the day it is due, ${PROCESS} and ${REQUESTER} are their names. Left empty: the name of the process.`}
              />
            )}
            <PriorityRow
              priority={priority}
              onChange={(chosen) => {
                setPriority(chosen)
                setTouched(true)
              }}
            />
          </Box>
        </Panel>
        {process !== '' && <EntryPending entry={entry} />}
        {process !== '' && entry.data !== undefined && (
          <PlannedForms
            key={`${process} ${entry.data.version}`}
            ref={planned}
            entry={entry.data}
            first={isKept ? schedule : NOTHING}
            onTouch={() => setTouched(true)}
          />
        )}
      </Box>
      <ActionBar>
        <Button variant="outlined" color="inherit" onClick={() => void navigate('/design/schedules')}>
          {t`Back`}
        </Button>
        {!isReadOnly && (
          <Button variant="contained" loading={save.isRunning} onClick={() => form.submit((fields) => void send(fields))}>
            {schedule === null ? t`Create schedule` : t`Save changes`}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
