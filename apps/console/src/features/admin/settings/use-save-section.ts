/** Saves a section that has a row of its own. */
import type { RouteDeclaration, SettingsRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import type { SavedForm } from './saved-form'

export interface SectionSave<Body> {
  readonly row: Pick<SettingsRow, 'secrets'>
  /** Asked for again afterwards. */
  readonly read: RouteDeclaration
  readonly send: (body: Body) => Promise<unknown>
}

export function useSaveSection<Body>(form: SavedForm, { row, read, send }: SectionSave<Body>) {
  const { t } = useLingui()
  return useExclusiveMutation(
    async (body: Body) => {
      await send(body)
      // A typed secret does not stay on the screen.
      form.settle(Object.fromEntries(row.secrets.map((name) => [name, ''])))
      invalidateRoutes(read)
      showToast('success', t`Settings saved`)
    },
    { onError: form.place },
  )
}
