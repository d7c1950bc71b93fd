/** Saves an inbound webhook, and shows refusals of the server at their fields. */
import { type InboundDetail, type InboundFields, type InboundSecrets, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'

interface SaveTraits {
  /** Shows a refusal at its fields; false for one that belongs to none. */
  readonly place: (error: unknown) => boolean
  /** With the secrets of a new one, which are never shown again. */
  readonly onMade: (secrets: InboundSecrets) => void
  readonly onSaved: () => void
}

/** @param inbound - null: a new one */
export function useSaveInbound(inbound: InboundDetail | null, { place, onMade, onSaved }: SaveTraits) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return useExclusiveMutation(
    async (body: InboundFields) => {
      if (inbound === null) {
        const made = await call(routes.createInboundWebhook, { body })
        invalidateRoutes(routes.listInboundWebhooks)
        onSaved()
        onMade(made)
        return
      }
      await call(routes.updateInboundWebhook, { params: { id: inbound.id }, body: { ...body, revision: inbound.revision } })
      invalidateRoutes(routes.listInboundWebhooks, routes.getInboundWebhook)
      showToast('success', t`Changes saved`)
      onSaved()
      await navigate('/design/inbound', { replace: true })
    },
    { onError: place },
  )
}
