/** Creates a category of processes, or changes one. */
import { type CategoryRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { ContractDialog } from '../../../shared/contract-form/ContractDialog'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconRow } from './IconRow'

export interface CategoryDialogProps {
  /** Missing: a new one. */
  readonly category?: CategoryRow
  readonly onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { t } = useLingui()
  const form = useContractForm({
    schema: routes.createCategory.body,
    fields: { name: { label: t`Category name` }, icon: { label: t`Icon` } },
    values: { name: category?.name ?? '', icon: category?.icon ?? 'folder' },
  })
  const save = useExclusiveMutation(
    async (body: Pick<CategoryRow, 'name' | 'icon'>) => {
      if (category === undefined) await call(routes.createCategory, { body })
      else await call(routes.updateCategory, { params: { id: category.id }, body: { ...body, revision: category.revision } })
      invalidateRoutes(routes.listCategories, routes.listProcesses, routes.listCatalogue)
      showToast('success', category === undefined ? t({ message: 'Category created', context: 'done' }) : t`Changes saved`)
      onClose()
    },
    { onError: form.place },
  )
  return (
    <ContractDialog
      title={category === undefined ? t`New category` : t`Edit category`}
      action={category === undefined ? t`Create category` : t`Save changes`}
      form={form}
      sending={save}
      onClose={onClose}
    >
      <TextRow form={form} name="name" autoFocus />
      <IconRow form={form} name="icon" tone={category?.name ?? ''} />
    </ContractDialog>
  )
}
