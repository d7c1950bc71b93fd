/** Why the last try of a delivery failed, in a sentence, with a link to the settings that prevent it; nothing where it did not fail. */
import type { Delivery, DeliveryError } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { OutgoingSettingsLink } from '../../../shared/ui/navigation/OutgoingSettingsLink'
import { ERROR_WORDS } from './webhook-words'

const REFUSED_BY_SETTINGS: ReadonlySet<DeliveryError> = new Set(['host-not-allowed', 'address-not-public'])

export function FailureText({ error, httpStatus }: Pick<Delivery, 'error' | 'httpStatus'>) {
  const { t } = useLingui()
  if (error === null) return null
  const sentence = error === 'status' && httpStatus !== null ? t`It answered ${httpStatus}` : t(ERROR_WORDS[error])
  if (!REFUSED_BY_SETTINGS.has(error)) return sentence
  return (
    <>
      {sentence}
      <div>
        <OutgoingSettingsLink />
      </div>
    </>
  )
}
