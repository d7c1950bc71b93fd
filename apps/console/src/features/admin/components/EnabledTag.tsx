/** Enabled or disabled, as the wire's 0 and 1 mean it. */
import { useLingui } from '@lingui/react/macro'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export function EnabledTag({ status }: { readonly status: '0' | '1' }) {
  const { t } = useLingui()
  return status === '0' ? <StatusTag tone="success">{t`Enabled`}</StatusTag> : <StatusTag tone="neutral">{t`Disabled`}</StatusTag>
}
