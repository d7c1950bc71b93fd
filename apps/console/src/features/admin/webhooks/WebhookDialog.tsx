/** The dialog that makes a webhook of a kind, or changes one: a system and a group chat have different fields. */
import type { Webhook, WebhookKind } from '@formwork/api-contract'
import type { Choice } from '../../../shared/contract-form/ChoiceRow'
import { RobotDialog } from './robots/RobotDialog'
import { SignedDialog } from './SignedDialog'

/** One that is there, or the kind of a new one. */
export type WebhookDialogAim = { readonly webhook: Webhook } | { readonly kind: WebhookKind }

export interface WebhookDialogProps {
  readonly aim: WebhookDialogAim
  readonly processes: readonly Choice[]
  /** With the secret of a new one that has one. */
  readonly onMade: (secret: string) => void
  readonly onClose: () => void
}

export function WebhookDialog({ aim, ...rest }: WebhookDialogProps) {
  if ('webhook' in aim)
    return aim.webhook.kind === 'signed' ? (
      <SignedDialog webhook={aim.webhook} {...rest} />
    ) : (
      <RobotDialog kind={aim.webhook.kind} webhook={aim.webhook} {...rest} />
    )
  return aim.kind === 'signed' ? <SignedDialog {...rest} /> : <RobotDialog kind={aim.kind} {...rest} />
}
