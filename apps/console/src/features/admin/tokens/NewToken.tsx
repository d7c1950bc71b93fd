/** A new API token, shown only now: to be copied. */
import { useLingui } from '@lingui/react/macro'
import { ShownOnce } from '../components/ShownOnce'

export function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <ShownOnce
      title={t`Your new token`}
      text={t`Copy it now: it is not shown again. Programs send it as “Authorization: Bearer …”.`}
      secret={token}
      copied={t`Token copied`}
      onClose={onClose}
    />
  )
}
