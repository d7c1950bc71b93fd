/** Why the last try of a delivery failed, in a sentence; empty where it did not. */
import type { Delivery } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ERROR_WORDS } from './webhook-words'

export function useFailureText(): (delivery: Pick<Delivery, 'error' | 'httpStatus'>) => string {
  const { t } = useLingui()
  return ({ error, httpStatus }) =>
    error === null ? '' : error === 'status' && httpStatus !== null ? t`It answered ${httpStatus}` : t(ERROR_WORDS[error])
}
