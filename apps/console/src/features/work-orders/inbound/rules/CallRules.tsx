/** Which calls start tickets, how urgent these are, and how calls have to be signed. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { useWatch } from 'react-hook-form'
import { ManyChoicesRow } from '../../../../shared/contract-form/ManyChoicesRow'
import { NumberRow } from '../../../../shared/contract-form/NumberRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { Panel } from '../../../../shared/ui/layout/Page'
import type { InboundRows } from '../use-inbound-form'
import { isFilled } from './is-filled'
import { SenderMenu } from './SenderMenu'

export function CallRules({ form, isReadOnly }: { readonly form: InboundRows; readonly isReadOnly: boolean }) {
  const { t } = useLingui()
  const [priorityFrom, onlyIfPath] = useWatch({ control: form.control, name: ['priorityFrom', 'onlyIfPath'] }) as [unknown, unknown]
  const kinds = [
    { id: 'standard', name: t`Standard Webhooks (webhook-signature)` },
    { id: 'github', name: t`GitHub (X-Hub-Signature-256)` },
  ]
  const words = t`Words with commas between them; upper and lower case are the same.`
  return (
    <Panel title={t`Which calls start tickets`} actions={isReadOnly ? undefined : <SenderMenu form={form} />}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <TextRow form={form} name="onlyIfPath" hint={t`A path, such as status. Left empty, every call starts a ticket.`} />
        {isFilled(onlyIfPath) && <TextRow form={form} name="onlyIfSays" isRequired hint={t`Such as firing. ${words}`} />}
        <TextRow
          form={form}
          name="sameBy"
          hint={t`A path, such as groupKey. While a ticket is open whose call said the same there, no second one is started, and the answer names it.`}
        />
        <TextRow
          form={form}
          name="priorityFrom"
          hint={t`A path, such as commonLabels.severity. Left empty, every ticket has the priority above.`}
        />
        {isFilled(priorityFrom) && (
          <>
            <TextRow form={form} name="veryUrgentWords" hint={t`When it says one of these. ${words}`} />
            <TextRow form={form} name="urgentWords" />
            <TextRow form={form} name="normalWords" />
          </>
        )}
        <Divider />
        <ManyChoicesRow
          form={form}
          name="signatures"
          choices={kinds}
          hint={t`A call has to carry one of these. With none chosen the address alone is enough.`}
        />
        <NumberRow form={form} name="perMinute" maxLength={3} hint={t`More are refused with 429; from 1 to 600.`} />
      </Box>
    </Panel>
  )
}
