/** Makes an inbound webhook, or changes how its calls are handled. */
import { type InboundDetail, type InboundSecrets, type Priority, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { PersonRow } from '../../../shared/people/PersonRow'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { ActionBar } from '../../../shared/ui/layout/ActionBar'
import { Panel } from '../../../shared/ui/layout/Page'
import { EntryPending } from '../schedules/EntryPending'
import { PlannedForms, type PlannedHandle } from '../schedules/PlannedForms'
import { ProcessRow } from '../schedules/ProcessRow'
import { PriorityRow } from '../start/PriorityRow'
import { FieldSources } from './FieldSources'
import { bodyOf, inboundFormSchema, type InboundFormValues } from './inbound-body'
import { PreviewPanel } from './PreviewPanel'
import { RepetitionRules } from './rules/RepetitionRules'
import { CallRules } from './rules/CallRules'
import { SecretsDialog } from './SecretsDialog'
import { useInboundForm } from './use-inbound-form'
import { formsOf, sourceFieldsOf } from './source-fields'
import { useSaveInbound } from './use-save-inbound'

const NOTHING = { values: {}, chosen: {} }

export interface InboundFormProps {
  /** Null: a new one. */
  readonly inbound: InboundDetail | null
  readonly isReadOnly: boolean
  /** The initial sample of the preview. */
  readonly sample: string
}

export function InboundForm({ inbound, isReadOnly, sample }: InboundFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [priority, setPriority] = useState<Priority>(inbound?.priority ?? 1)
  const [isTouched, setTouched] = useState(false)
  const [secrets, setSecrets] = useState<InboundSecrets | null>(null)
  const planned = useRef<PlannedHandle>(null)
  const form = useInboundForm(inbound)
  const chosenProcess: unknown = useWatch({ control: form.control, name: 'processId' })
  const process = typeof chosenProcess === 'string' ? chosenProcess : ''
  const entry = useRouteQuery(routes.getScheduleProcess, { params: { id: process } }, { enabled: process !== '' })
  const sources = useController({ control: form.control, name: 'fields' }).field
  const forms = formsOf(entry.data)
  const fields = sourceFieldsOf(forms)
  const models = new Set(fields.map(({ model }) => model))
  const allowLeaving = useUnsaved(form.isDirty || isTouched, 'dropped')
  const save = useSaveInbound(inbound, {
    place: (error) => planned.current?.place(error) === true || form.place(error),
    onMade: setSecrets,
    onSaved: allowLeaving,
  })
  const send = async (values: InboundFormValues) => {
    const filled = await planned.current?.read()
    if (filled !== undefined && filled !== null) await save.run(bodyOf(values, filled, { priority, models }))
  }
  const plan = () => {
    // The name does not affect the preview.
    const entered = inboundFormSchema.safeParse({ ...form.entered(), name: '-' })
    if (!entered.success || planned.current === null) return null
    return bodyOf(entered.data, { values: planned.current.draft(), chosen: {} }, { priority, models })
  }
  const [DAY, PROCESS, REQUESTER] = ['{date}', '{process}', '{requester}']
  const example = '{alerts[0].labels.alertname}'
  const isTitleMade = entry.data !== undefined && entry.data.titlePattern !== null
  const kept = inbound !== null && process === inbound.process.id ? inbound : NOTHING
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
            <TextRow form={form} name="name" autoFocus={inbound === null} hint={t`What calls, such as the name of the system`} />
            <SwitchRow form={form} name="enabled" hint={t`Switched off, it keeps its address and refuses calls.`} />
            <Divider />
            <ProcessRow form={form} name="processId" current={inbound?.process} onChosen={() => setTouched(true)} />
            <PersonRow
              form={form}
              name="starterId"
              current={inbound === null ? undefined : { ...inbound.starter, detail: '' }}
              hint={t`The ticket is theirs: they see it, follow it and may withdraw it. They have to be allowed to start the process.`}
            />
            {!isTitleMade && (
              <TextRow
                form={form}
                name="title"
                hint={t`Paths into the call stand in braces: ${example}. ${DAY}, ${PROCESS} and ${REQUESTER} are filled in as well. Left empty: the name of the process.`}
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
          <>
            {fields.length > 0 && <FieldSources fields={fields} sources={sourcesIn(sources.value)} onChange={sources.onChange} />}
            <PlannedForms
              key={`${process} ${entry.data.version}`}
              ref={planned}
              entry={entry.data}
              first={kept}
              isUnchecked
              hint={t`What every ticket holds, and what fields hold where the call says nothing.`}
              onTouch={() => setTouched(true)}
            />
          </>
        )}
        <CallRules form={form} isReadOnly={isReadOnly} />
        <RepetitionRules form={form} />
        {process !== '' && <PreviewPanel id={inbound?.id ?? null} forms={forms} firstSample={sample} plan={plan} />}
      </Box>
      <ActionBar>
        <Button variant="outlined" color="inherit" onClick={() => void navigate('/design/inbound')}>
          {t`Back`}
        </Button>
        {!isReadOnly && (
          <Button variant="contained" loading={save.isRunning} onClick={() => form.submit((values) => void send(values))}>
            {inbound === null ? t`Create webhook` : t`Save changes`}
          </Button>
        )}
      </ActionBar>
      {secrets !== null && <SecretsDialog secrets={secrets} onClose={() => void navigate('/design/inbound', { replace: true })} />}
    </>
  )
}

function sourcesIn(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
