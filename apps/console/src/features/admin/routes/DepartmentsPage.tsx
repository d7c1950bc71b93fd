/** Departments as a tree, each with the leader who approves for its members. */
import { type DepartmentNode, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { Icon } from '../../../shared/ui/icons/Icon'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { DepartmentBranch } from '../components/DepartmentBranch'
import { DepartmentDialog } from '../components/DepartmentDialog'

type Open = { readonly department: DepartmentNode } | { readonly parentId: string | null }

export function DepartmentsPage() {
  const { t } = useLingui()
  const { data: tree, error, isFetching, refetch } = useRouteQuery(routes.listDepartments)
  const [open, setOpen] = useState<Open | null>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const total = useMemo(() => countAll(tree ?? []), [tree])
  const remove = useExclusiveMutation(async (department: DepartmentNode) => {
    const title = t`Remove “${department.deptName}”?`
    if (
      !(await confirm({
        title,
        text: t`A department with people or departments below it cannot be removed.`,
        action: t`Remove`,
        tone: 'error',
      }))
    )
      return
    await call(routes.deleteDepartment, { params: { id: department.deptId } })
    invalidateRoutes(routes.listDepartments)
    showToast('success', t`Department removed.`)
  })
  const create = (
    <IfPermission any={['system:sysdept:add']}>
      <Button
        variant="contained"
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setOpen({ parentId: tree?.[0]?.deptId ?? null })}
      >
        {t`New department`}
      </Button>
    </IfPermission>
  )
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  return (
    <Page title={t`Departments`} count={tree === undefined ? undefined : total} actions={create}>
      <Panel flush>
        {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {tree === undefined && isFetching && <TreeSkeleton />}
        {tree?.length === 0 && <EmptyState title={t`No departments yet`} action={create} />}
        {tree !== undefined && tree.length > 0 && (
          <Box component="ul" aria-label={t`Departments`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {tree.map((department, at) => (
              <DepartmentBranch
                key={department.deptId}
                department={department}
                depth={0}
                isFirst={at === 0}
                folded={folded}
                onToggle={toggle}
                onEdit={(chosen) => setOpen({ department: chosen })}
                onAdd={(parentId) => setOpen({ parentId })}
                onRemove={(chosen) => void remove.run(chosen)}
              />
            ))}
          </Box>
        )}
      </Panel>
      {open !== null && <DepartmentDialog {...open} tree={tree ?? []} onClose={() => setOpen(null)} />}
    </Page>
  )
}

function countAll(nodes: readonly DepartmentNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countAll(children), 0)
}

function TreeSkeleton() {
  return (
    <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 4 }}>
      {[0, 24, 24, 48, 24].map((indent, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- fixed rows
        <Skeleton key={at} variant="rectangular" height={14} width={180} sx={{ ml: `${indent}px` }} />
      ))}
    </Box>
  )
}
