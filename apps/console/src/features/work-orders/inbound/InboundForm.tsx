/** Makes an inbound webhook, or changes how its calls are handled. */
import type { InboundDetail, InboundSecrets } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { FormSummary } from '../../../shared/ui/inputs/FormSummary'
import { Panel } from '../../../shared/ui/layout/Page'
import { EditFrame } from '../planned/EditFrame'
import { EntryPending } from '../planned/EntryPending'
import { PlannedForms } from '../planned/PlannedForms'
import { TicketRows } from '../planned/TicketRows'
import { usePlannedTicket } from '../planned/use-planned-ticket'
import { FieldSources } from './FieldSources'
import { bodyOf, inboundFormSchema, type InboundFormValues } from './inbound-body'
import { PreviewPanel } from './PreviewPanel'
import { RepetitionRules } from './rules/RepetitionRules'
import { CallRules } from './rules/CallRules'
import { SecretsDialog } from './SecretsDialog'
import { useInboundForm } from './use-inbound-form'
import { formsOf, sourceFieldsOf } from './source-fields'
import { useSaveInbound } from './use-save-inbound'

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
  const [secrets, setSecrets] = useState<InboundSecrets | null>(null)
  const form = useInboundForm(inbound)
  const ticket = usePlannedTicket(inbound, form)
  const { process, entry, priority, planned } = ticket
  const sources = useController({ control: form.control, name: 'fields' }).field
  const forms = formsOf(entry.data)
  const fields = sourceFieldsOf(forms)
  const models = new Set(fields.map(({ model }) => model))
  const save = useSaveInbound(inbound, { place: ticket.place, onMade: setSecrets, onSaved: ticket.allowLeaving })
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
  return (
    <>
      <EditFrame
        isReadOnly={isReadOnly}
        listPath="/design/inbound"
        action={inbound === null ? t`Create webhook` : t`Save changes`}
        isRunning={save.isRunning}
        onSave={() => form.submit((values) => void send(values))}
      >
        <Panel>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
            {form.summary !== undefined && <FormSummary>{form.summary}</FormSummary>}
            <TextRow form={form} name="name" autoFocus={inbound === null} hint={t`What calls, such as the name of the system`} />
            <SwitchRow form={form} name="enabled" hint={t`Switched off, it keeps its address and refuses calls.`} />
            <Divider />
            <TicketRows
              form={form}
              ticket={ticket}
              stored={inbound}
              titleHint={t`Paths into the call stand in braces: ${example}. ${DAY}, ${PROCESS} and ${REQUESTER} are filled in as well. Left empty: the name of the process.`}
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
              first={ticket.first}
              isUnchecked
              hint={t`What every ticket holds, and what fields hold where the call says nothing.`}
              onTouch={ticket.touch}
            />
          </>
        )}
        <CallRules form={form} isReadOnly={isReadOnly} />
        <RepetitionRules form={form} />
        {process !== '' && <PreviewPanel id={inbound?.id ?? null} forms={forms} firstSample={sample} plan={plan} />}
      </EditFrame>
      {secrets !== null && <SecretsDialog secrets={secrets} onClose={() => void navigate('/design/inbound', { replace: true })} />}
    </>
  )
}

function sourcesIn(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
