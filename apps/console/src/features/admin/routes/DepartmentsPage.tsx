/** Departments as a tree: dragged or moved to their place, each with the leader who approves for its members and a way to its people. */
import { type DepartmentNode, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { foundInTree, type TreeNode, type TreePlace } from '../../../shared/ui/tables/tree-places'
import { TreeTable } from '../../../shared/ui/tables/TreeTable'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { DepartmentDialog } from '../components/departments/DepartmentDialog'
import { useDepartmentColumns } from '../components/departments/use-department-columns'
import { TreeSkeleton } from '../components/TreeSkeleton'
import { departmentName, findIn, membersBelow, treeOf } from '../department-tree'
import { withBelow } from '../../../shared/ui/trees/ticked'

type Open = { readonly department: DepartmentNode } | { readonly parentId: string | null }

export function DepartmentsPage() {
  const { t } = useLingui()
  const query = useListQuery(['keyword'])
  const word = query.filters.keyword.toLowerCase()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listDepartments)
  const tree = useMemo(() => treeOf(data ?? []), [data])
  const all = useMemo(() => tree.flatMap((item) => withBelow(item)), [tree])
  const below = useMemo(() => new Map(all.map((item) => [item.id, membersBelow(item)])), [all])
  const shown = word === '' ? tree : foundInTree(tree, ({ deptName }) => deptName.toLowerCase().includes(word))
  const columns = useDepartmentColumns(below)
  const [open, setOpen] = useState<Open | null>(null)
  const canEdit = usePermission(['system:sysdept:edit'])
  const entriesOf = useDepartmentMenu(tree, setOpen)
  const place = useExclusiveMutation(async (department: DepartmentNode, to: TreePlace) => {
    await call(routes.placeDepartment, { params: { id: department.deptId }, body: to })
    invalidateRoutes(routes.listDepartments)
    showToast('success', t`${department.deptName} was moved`)
  })
  const create = (
    <IfPermission any={['system:sysdept:add']}>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setOpen({ parentId: data?.[0]?.deptId ?? null })}
      >
        {t`New department`}
      </Button>
    </IfPermission>
  )
  const rowActions = (department: DepartmentNode) =>
    canEdit && (
      <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${department.deptName}`} onClick={() => setOpen({ department })} />
    )
  return (
    <Page
      title={t`Departments`}
      count={data === undefined ? undefined : all.length}
      actions={create}
      filters={<NameFilter query={query} />}
    >
      <Panel flush>
        {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {data === undefined && isFetching && <TreeSkeleton />}
        {data?.length === 0 && <EmptyState title={t`No departments yet`} action={create} />}
        {tree.length > 0 && shown.length === 0 && <EmptyState drawing="search" title={t`No department matches`} />}
        {shown.length > 0 && (
          <TreeTable
            label={t`Departments`}
            nodes={shown}
            columns={columns}
            nameOf={departmentName}
            actions={rowActions}
            entries={entriesOf}
            // While a search hides rows nothing can be moved.
            {...(canEdit && word === '' ? { onPlace: (department: DepartmentNode, to: TreePlace) => void place.run(department, to) } : {})}
          />
        )}
      </Panel>
      {open !== null && <DepartmentDialog {...open} tree={data ?? []} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function useDepartmentMenu(
  tree: readonly TreeNode<DepartmentNode>[],
  setOpen: (open: Open) => void,
): (department: DepartmentNode) => RowMenuEntry[] {
  const { t } = useLingui()
  const canAdd = usePermission(['system:sysdept:add'])
  const canRemove = usePermission(['system:sysdept:remove'])
  const remove = useExclusiveMutation(async (department: DepartmentNode) => {
    const title = t`Remove “${department.deptName}”?`
    const text = t`Nobody belongs to it, and no department lies below it.`
    if (!(await confirm({ title, text, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deleteDepartment, { params: { id: department.deptId } })
    invalidateRoutes(routes.listDepartments)
    showToast('success', t({ message: 'Department removed', context: 'done' }))
  })
  return (department) => {
    const isEmpty = department.members === 0 && findIn(tree, department.deptId)?.children.length === 0
    return [
      ...(canAdd ? [{ label: t`Add below`, icon: 'plus' as const, onChoose: () => setOpen({ parentId: department.deptId }) }] : []),
      ...(canRemove && department.parentId !== null
        ? [
            {
              label: t`Remove`,
              icon: 'trash' as const,
              isDestructive: true,
              onChoose: () => void remove.run(department),
              ...(isEmpty ? {} : { whyNot: t`It has people, or departments below it` }),
            },
          ]
        : []),
    ]
  }
}
