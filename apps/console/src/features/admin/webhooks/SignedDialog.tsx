/** Makes a webhook of a system, or changes one: its address, its events, what is sent along. */
import { type RouteBody, routes, type SignedWebhook, signedWebhookSchema, WEBHOOK_EVENTS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../shared/contract-form/ContractDialog'
import { type Choice } from '../../../shared/contract-form/ChoiceRow'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { EventsRow } from './EventsRow'
import { OutgoingSettingsLink } from '../../../shared/ui/navigation/OutgoingSettingsLink'
import { ProcessesRow } from './ProcessesRow'

export interface SignedDialogProps {
  /** Missing: a new one. */
  readonly webhook?: SignedWebhook
  readonly processes: readonly Choice[]
  /** With the secret of a new one. */
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

const NEW = { name: '', url: '', enabled: true, events: [...WEBHOOK_EVENTS], processIds: [], includeValues: false }

export function SignedDialog({ webhook, processes, onMade, onClose }: SignedDialogProps) {
  const { t } = useLingui()
  const { name, url, enabled, events, processIds, includeValues } = webhook ?? NEW
  const form = useContractForm({
    schema: signedWebhookSchema,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      url: { label: t({ message: 'Address', context: 'web' }), invalid: t`Enter an address that begins with https:// or http://` },
      events: { label: t`Tell it when`, missing: t`Choose at least one` },
      processIds: { label: t`Of processes` },
      includeValues: { label: t`Send what the forms hold` },
      enabled: { label: t`Switched on` },
    },
    values: { kind: 'signed', name, url, enabled, events, processIds, includeValues },
  })
  const save = useExclusiveMutation(
    async (body: Extract<RouteBody<typeof routes.createWebhook>, { readonly kind: 'signed' }>) => {
      if (webhook === undefined) {
        const { secret } = await call(routes.createWebhook, { body })
        invalidateRoutes(routes.listWebhooks)
        onMade(secret ?? '')
        return
      }
      await call(routes.changeWebhook, { params: { id: webhook.id }, body: { ...body, revision: webhook.revision } })
      invalidateRoutes(routes.listWebhooks)
      showToast('success', t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  const allowed = t`Only systems that the settings name are called, under “Calls to other systems”.`
  return (
    <ContractDialog
      title={webhook === undefined ? t`New webhook` : t`Edit webhook`}
      action={webhook === undefined ? t`Create webhook` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      <TextRow form={form} name="name" autoFocus hint={t`What it is for, such as the name of the system`} />
      <TextRow form={form} name="url" inputMode="url" autoComplete="off" hint={allowed} remedy={<OutgoingSettingsLink keepsPage />} />
      <EventsRow form={form} name="events" />
      <ProcessesRow form={form} name="processIds" processes={processes} />
      <SwitchRow
        form={form}
        name="includeValues"
        hint={t`Sends everything that stands in the forms, also fields that some people may not see, and remarks. Off: the number, the title, people and steps.`}
      />
      <SwitchRow form={form} name="enabled" />
    </ContractDialog>
  )
}
