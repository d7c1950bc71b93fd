/** Categories of processes, in the order of the catalogue. */
import { type CategoryRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { IconTile } from '../../../shared/ui/icons/IconTile'
import { Page } from '../../../shared/ui/layout/Page'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { CategoryDialog } from './CategoryDialog'
import { useCategoryMenu } from './use-category-menu'

export function CategoriesPage() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listCategories)
  const [open, setOpen] = useState<{ readonly category?: CategoryRow } | null>(null)
  const columns = useCategoryColumns()
  const rows = data?.list
  const menuOf = useCategoryMenu(rows ?? [])
  const canEdit = usePermission(['process:admin:classify:edit'])
  const create = (
    <IfPermission any={['process:admin:classify:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen({})}>
        {t`New category`}
      </Button>
    </IfPermission>
  )
  const actions = (category: CategoryRow) => (
    <Box sx={{ display: 'inline-flex' }}>
      {canEdit && (
        <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${category.name}`} onClick={() => setOpen({ category })} />
      )}
      <RowMenu entries={menuOf(category)} />
    </Box>
  )
  return (
    <Page
      title={t`Process categories`}
      count={rows?.length}
      subtitle={t`The catalogue shows its processes in this order.`}
      actions={create}
    >
      <DataTable
        label={t`Process categories`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        error={error}
        onRetry={refetch}
        actions={actions}
        empty={{ title: t`No categories yet`, action: create }}
      />
      {open !== null && <CategoryDialog {...open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function useCategoryColumns(): ListColumn<CategoryRow>[] {
  const { t, i18n } = useLingui()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t`Category name`,
        meta: { card: 'title' },
        cell: ({ row: { original: category } }) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <IconTile icon={category.icon} name={category.name} size={28} />
            {category.name}
          </Box>
        ),
      },
      {
        id: 'processes',
        header: t`Processes`,
        meta: { align: 'right', width: 120, card: 'named' },
        cell: ({ row: { original: category } }) => i18n.number(category.processes),
      },
    ],
    [t, i18n],
  )
}
