/** Makes a webhook of a group chat, or changes one: its robot, which events the group receives and in which language, with a message to look at. */
import {
  canSign,
  keptRobotSchema,
  MESSAGE_KEYWORDS,
  MESSAGE_LOCALES,
  type RobotKind,
  type RobotWebhook,
  type RouteBody,
  robotWebhookSchema,
  ROBOT_HOSTS,
  routes,
  WEBHOOK_EVENTS,
} from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../../../shared/contract-form/ContractDialog'
import { type Choice, ChoiceRow } from '../../../../shared/contract-form/ChoiceRow'
import { listOf } from '../../../../shared/contract-form/ManyChoicesRow'
import { SwitchRow } from '../../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../../shared/contract-form/use-contract-form'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useSentences } from '../../../../shared/i18n/use-sentences'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { EventsRow } from '../EventsRow'
import { OutgoingSettingsLink } from '../../../../shared/ui/navigation/OutgoingSettingsLink'
import { ProcessesRow } from '../ProcessesRow'
import { KIND_WORDS } from '../webhook-words'
import { MessagePreview } from './MessagePreview'
import { ADDRESS_HINTS, LOCALE_WORDS } from './robot-words'

export interface RobotDialogProps {
  readonly kind: RobotKind
  /** Missing: a new one. */
  readonly webhook?: RobotWebhook
  readonly processes: readonly Choice[]
  readonly onClose: () => void
}

/** With all events an answer would notify twice: as an answer, and as the next step. */
const NEW = {
  name: '',
  enabled: true,
  events: ['task.opened', 'task.late', 'ticket.late', 'ticket.ended'],
  processIds: [],
  locale: 'zh-CN',
  isSigned: false,
} as const

export function RobotDialog({ kind, webhook, processes, onClose }: RobotDialogProps) {
  const { t } = useLingui()
  const together = useSentences()
  const { name, enabled, events, processIds, locale, isSigned } = webhook ?? NEW
  const chat = t(KIND_WORDS[kind])
  const [host = ''] = ROBOT_HOSTS[kind]
  const begin = `https://${host}/`
  const form = useContractForm({
    schema: webhook === undefined ? robotWebhookSchema : keptRobotSchema,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      url: { label: t`Robot address`, invalid: t`Enter the address of a robot of ${chat}, such as ${begin}…` },
      isSigned: { label: t`Signature check` },
      signingSecret: { label: t`Signing secret` },
      events: { label: t`Tell it when`, missing: t`Choose at least one` },
      processIds: { label: t`Of processes` },
      locale: { label: t`Language of messages` },
      enabled: { label: t`Switched on` },
    },
    values: { kind, name, url: '', enabled, events: [...events], processIds: [...processIds], locale, isSigned, signingSecret: '' },
  })
  const [asksSignature, told, language]: unknown[] = useWatch({ control: form.control, name: ['isSigned', 'events', 'locale'] })
  const save = useExclusiveMutation(
    async (body: Extract<RouteBody<typeof routes.createWebhook>, { readonly kind: RobotKind }>) => {
      if (webhook === undefined) await call(routes.createWebhook, { body })
      else await call(routes.changeWebhook, { params: { id: webhook.id }, body: { ...body, revision: webhook.revision } })
      invalidateRoutes(routes.listWebhooks)
      showToast('success', webhook === undefined ? t`Webhook created. Its menu sends a test` : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  const kept = webhook?.url ?? ''
  const keyword = MESSAGE_KEYWORDS[language === 'en' ? 'en' : 'zh-CN']
  return (
    <ContractDialog
      title={webhook === undefined ? t`New webhook: ${chat}` : t`Edit webhook: ${chat}`}
      action={webhook === undefined ? t`Create webhook` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      <TextRow form={form} name="name" autoFocus hint={t`Such as the name of the group`} />
      <TextRow
        form={form}
        name="url"
        inputMode="url"
        autoComplete="off"
        isRequired={webhook === undefined}
        hint={together(
          webhook === undefined ? t(ADDRESS_HINTS[kind]) : t`${kept} is kept; leave empty to keep it.`,
          t`The settings have to allow calls of ${host}.`,
        )}
        remedy={<OutgoingSettingsLink keepsPage />}
      />
      {canSign(kind) && (
        <SwitchRow
          form={form}
          name="isSigned"
          hint={t`As the safety settings of the robot say. If they ask for a keyword instead, enter “${keyword}” there: it stands in every message.`}
        />
      )}
      {canSign(kind) && asksSignature === true && (
        <TextRow
          form={form}
          name="signingSecret"
          kind="password"
          autoComplete="new-password"
          isRequired={webhook?.isSigned !== true}
          hint={webhook?.isSigned === true ? t`A secret is kept; leave empty to keep it` : t`Is kept and never shown again`}
        />
      )}
      <EventsRow form={form} name="events" />
      <ProcessesRow form={form} name="processIds" processes={processes} />
      <ChoiceRow form={form} name="locale" choices={MESSAGE_LOCALES.map((id) => ({ id, name: t(LOCALE_WORDS[id]) }))} />
      <MessagePreview locale={language === 'en' ? 'en' : 'zh-CN'} event={WEBHOOK_EVENTS.find((event) => listOf(told).includes(event))} />
      <SwitchRow form={form} name="enabled" />
    </ContractDialog>
  )
}
