/** Posts: the positions of people in the company, beside their department. */
import { type PostRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { SearchField } from '../../../shared/ui/inputs/SearchField'
import { type RowMenuEntry, RowMenu } from '../../../shared/ui/menus/RowMenu'
import { FilterBar } from '../../../shared/ui/tables/FilterBar'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { EnabledTag } from '../components/EnabledTag'
import { PostDialog } from '../components/posts/PostDialog'
import { StatusFilter, statusQuery } from '../components/StatusFilter'
import { NOTHING } from '../../../shared/ui/display/nothing'

export function PostsPage() {
  const { t } = useLingui()
  const query = useListQuery(['keyword', 'status'])
  const { keyword, status } = query.filters
  const posts = useRouteQuery(routes.listPosts, {
    query: { pageIndex: query.pageIndex, pageSize: query.pageSize, keyword, ...statusQuery(status) },
  })
  const [open, setOpen] = useState<{ readonly post?: PostRow } | null>(null)
  const columns = usePostColumns()
  const actsOf = usePostMenu()
  const canEdit = usePermission(['system:syspost:edit'])
  const rowActions = (post: PostRow) => (
    <Box sx={{ display: 'inline-flex' }}>
      {canEdit && <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${post.postName}`} onClick={() => setOpen({ post })} />}
      <RowMenu entries={actsOf(post)} />
    </Box>
  )
  const create = (
    <IfPermission any={['system:syspost:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen({})}>
        {t`New post`}
      </Button>
    </IfPermission>
  )
  const hasFilters = keyword !== '' || status !== ''
  return (
    <ListPage
      title={t`Posts`}
      answer={posts}
      query={query}
      actions={create}
      filters={
        <FilterBar
          search={<SearchField label={t`Post name or code`} value={keyword} onChange={(word) => query.setFilter('keyword', word)} />}
          activeCount={Number(status !== '')}
        >
          <StatusFilter value={status} onChange={(chosen) => query.setFilter('status', chosen)} />
        </FilterBar>
      }
      columns={columns}
      rowKey={({ postId }) => postId}
      empty={hasFilters ? { drawing: 'search', title: t`No post matches` } : { title: t`No posts yet`, action: create }}
      rowActions={rowActions}
    >
      {open !== null && <PostDialog {...open} onClose={() => setOpen(null)} />}
    </ListPage>
  )
}

function usePostColumns(): ListColumn<PostRow>[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'name', header: t`Post name`, meta: { card: 'title' }, cell: ({ row: { original: post } }) => post.postName },
      {
        id: 'code',
        header: t`Code`,
        cell: ({ row: { original: post } }) => (
          <Box component="code" sx={{ fontSize: 12 }}>
            {post.postCode}
          </Box>
        ),
      },
      {
        id: 'order',
        header: t`Order`,
        meta: { align: 'right', card: 'none', width: 80 },
        cell: ({ row: { original: post } }) => post.sort,
      },
      {
        id: 'status',
        header: t`Status`,
        meta: { card: 'badge', width: 112 },
        cell: ({ row: { original: post } }) => <EnabledTag status={post.status} />,
      },
      { id: 'remark', header: t`Remark`, cell: ({ row: { original: post } }) => post.remark || NOTHING },
    ],
    [t],
  )
}

function usePostMenu(): (post: PostRow) => RowMenuEntry[] {
  const { t } = useLingui()
  const canEdit = usePermission(['system:syspost:edit'])
  const canRemove = usePermission(['system:syspost:remove'])
  const setStatus = useExclusiveMutation(async (post: PostRow) => {
    const disables = post.status === '0'
    await call(routes.updatePost, { body: { postId: post.postId, status: disables ? '1' : '0' } })
    invalidateRoutes(routes.listPosts, routes.userOptions)
    showToast('success', disables ? t`${post.postName} is disabled` : t`${post.postName} is enabled`)
  })
  const remove = useExclusiveMutation(async (post: PostRow) => {
    const title = t`Remove “${post.postName}”?`
    if (!(await confirm({ title, text: t`A post that someone has cannot be removed.`, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deletePost, { params: { id: post.postId } })
    invalidateRoutes(routes.listPosts, routes.userOptions)
    showToast('success', t({ message: 'Post removed', context: 'done' }))
  })
  return (post) => [
    ...(canEdit
      ? [
          post.status === '0'
            ? { label: t`Disable`, icon: 'ban' as const, onChoose: () => void setStatus.run(post) }
            : { label: t`Enable`, icon: 'checkCircle' as const, onChoose: () => void setStatus.run(post) },
        ]
      : []),
    ...(canRemove ? [{ label: t`Remove`, icon: 'trash' as const, isDestructive: true, onChoose: () => void remove.run(post) }] : []),
  ]
}
