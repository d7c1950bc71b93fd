/** The name of a view and whom it is shared with: asked when a new one is saved, and when one is changed. */
import { routes, SHARING_PERMISSION, type TicketView, type ViewName, viewNameSchema } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { ContractDialog } from '../../contract-form/ContractDialog'
import { ChoiceRow } from '../../contract-form/ChoiceRow'
import { ManyChoicesRow } from '../../contract-form/ManyChoicesRow'
import { TextRow } from '../../contract-form/TextRow'
import { useContractForm } from '../../contract-form/use-contract-form'
import { useExclusiveMutation } from '../../http/use-exclusive-mutation'
import { useRouteQuery } from '../../http/use-route-query'
import { usePermission } from '../../session/access'
import { showToast } from '../../ui/feedback/toast-store'

export interface ViewDialogProps {
  readonly title: string
  readonly action: string
  readonly first: ViewName
  /** What is saved under the name. */
  readonly hint?: string
  readonly save: (name: ViewName) => Promise<TicketView>
  readonly onSaved: (view: TicketView) => void
  readonly onClose: () => void
}

export function ViewDialog({ title, action, first, hint, save, onSaved, onClose }: ViewDialogProps) {
  const { t } = useLingui()
  const mayShare = usePermission([SHARING_PERMISSION])
  const form = useContractForm({
    schema: viewNameSchema,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      sharedWith: { label: t`Shared with` },
      roleIds: { label: t({ message: 'Roles', context: 'people' }), invalid: t`Choose at least one role` },
    },
    values: first,
  })
  const saving = useExclusiveMutation(
    async (name: ViewName) => {
      const saved = await save(name)
      onSaved(saved)
      onClose()
      showToast('success', t`View “${saved.name}” saved`)
    },
    { onError: form.place },
  )
  const sharedWith: unknown = useWatch({ control: form.control, name: 'sharedWith' })
  const isForRoles = sharedWith === 'roles'
  const known = useRouteQuery(routes.sourceRoles, undefined, { enabled: mayShare && isForRoles })
  // Somebody who may no longer share can still stop sharing.
  const isSharingShown = mayShare || first.sharedWith !== 'nobody'
  return (
    <ContractDialog width="xs" title={title} action={action} form={form} sending={saving} onClose={onClose}>
      <TextRow form={form} name="name" layout="above" autoFocus hint={hint} />
      {isSharingShown && (
        <ChoiceRow
          form={form}
          name="sharedWith"
          layout="above"
          choices={[
            { id: 'nobody', name: t`Nobody: only I see it` },
            ...(mayShare || first.sharedWith === 'everybody' ? [{ id: 'everybody', name: t`Everybody who opens this list` }] : []),
            ...(mayShare || first.sharedWith === 'roles' ? [{ id: 'roles', name: t`People with certain roles` }] : []),
          ]}
          hint={t`Everyone still sees only the tickets they may see anyway.`}
        />
      )}
      {isForRoles && (
        <ManyChoicesRow form={form} name="roleIds" layout="above" choices={known.data?.list} unknownName={t`a role that is off`} />
      )}
    </ContractDialog>
  )
}
