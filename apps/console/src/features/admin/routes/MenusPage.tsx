/** Menus: the tree that sidebar and routes are made of, and in which roles are given their rights. */
import { type MenuNode, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useLocale } from '../../../shared/i18n/use-locale'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { menuIcon } from '../../../shared/ui/icons/menu-icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { type TreeColumn, TreeTable } from '../../../shared/ui/tables/TreeTable'
import { foundInTree, type TreeNode, type TreePlace } from '../../../shared/ui/tables/tree-places'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { withBelow } from '../../../shared/ui/trees/ticked'
import { MenuDialog } from '../components/menus/MenuDialog'
import { TreeSkeleton } from '../components/TreeSkeleton'
import { CHILD_KINDS, MENU_TYPE_WORDS } from '../menu-words'
import { NOTHING } from '../../../shared/ui/display/nothing'

type Open = { readonly menu: MenuNode } | { readonly parent: MenuNode | undefined }

export function MenusPage() {
  const { t } = useLingui()
  const locale = useLocale()
  const query = useListQuery(['keyword'])
  const { keyword } = query.filters
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listMenus)
  const [open, setOpen] = useState<Open | null>(null)
  const titleOf = (menu: MenuNode) => (locale === 'en' ? menu.titleEn : menu.title)
  const columns = useMenuColumns()
  const canEdit = usePermission(['system:sysmenu:edit'])
  const entriesOf = useMenuEntries(setOpen, titleOf)
  const place = useExclusiveMutation(async (menu: MenuNode, to: TreePlace) => {
    await call(routes.placeMenu, { params: { id: menu.menuId }, body: to })
    invalidateRoutes(routes.listMenus, routes.menuTreeselect, routes.menuRole)
  })
  const all = useMemo(() => treeOf(data ?? []), [data])
  const tree = useMemo(() => {
    const word = keyword.toLowerCase()
    const isMet = (menu: MenuNode) => [menu.title, menu.titleEn, menu.permission ?? ''].some((text) => text.toLowerCase().includes(word))
    return keyword === '' ? all : foundInTree(all, isMet)
  }, [all, keyword])
  const count = useMemo(() => all.flatMap((item) => withBelow(item)).length, [all])
  const rowActions = (menu: MenuNode) =>
    canEdit && <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${titleOf(menu)}`} onClick={() => setOpen({ menu })} />
  const create = (
    <IfPermission any={['system:sysmenu:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen({ parent: undefined })}>
        {t`New menu`}
      </Button>
    </IfPermission>
  )
  return (
    <Page title={t`Menus`} count={data === undefined ? undefined : count} actions={create} filters={<NameFilter query={query} />}>
      <Panel flush>
        {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
        {data === undefined && isFetching && <TreeSkeleton />}
        {data !== undefined && tree.length === 0 && <EmptyState drawing="search" title={t`No menu matches`} />}
        {data !== undefined && tree.length > 0 && (
          <TreeTable
            label={t`Menus`}
            nodes={tree}
            columns={columns}
            nameOf={titleOf}
            actions={rowActions}
            entries={entriesOf}
            mayLieBelow={mayLieBelow}
            // While a search hides rows nothing can be moved.
            {...(canEdit && keyword === '' ? { onPlace: (menu: MenuNode, to: TreePlace) => void place.run(menu, to) } : {})}
          />
        )}
      </Panel>
      {open !== null && <MenuDialog {...open} top={data ?? []} onClose={() => setOpen(null)} />}
    </Page>
  )
}

const mayLieBelow = ({ menuType }: MenuNode, parent: MenuNode | null) => CHILD_KINDS[parent?.menuType ?? 'top'].includes(menuType)

function treeOf(nodes: readonly MenuNode[]): TreeNode<MenuNode>[] {
  return nodes.map((node) => ({ id: node.menuId, parentId: node.parentId, node, children: treeOf(node.children) }))
}

function useMenuColumns(): TreeColumn<MenuNode>[] {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const code = (text: string) => (
    <Box component="code" sx={{ fontSize: 12 }}>
      {text}
    </Box>
  )
  return [
    {
      id: 'title',
      header: t({ message: 'Title', context: 'menu' }),
      cell: (menu) => (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="span" sx={{ display: 'flex', width: 16, color: 'text.secondary' }}>
            {(menu.menuType === 'M' || menu.menuType === 'C') && <Icon name={menuIcon(menu.icon)} size={16} />}
          </Box>
          {locale === 'en' ? menu.titleEn : menu.title}
          {menu.visible === '1' && <StatusTag tone="neutral">{t`Hidden`}</StatusTag>}
        </Box>
      ),
    },
    { id: 'kind', header: t`Kind`, width: 96, cell: (menu) => i18n._(MENU_TYPE_WORDS[menu.menuType]) },
    { id: 'path', header: t`Path`, cell: (menu) => (menu.path === '' ? NOTHING : code(`${menu.action} ${menu.path}`.trim())) },
    { id: 'permission', header: t`Permission`, cell: (menu) => (menu.permission === null ? NOTHING : code(menu.permission)) },
  ]
}

function useMenuEntries(setOpen: (open: Open) => void, titleOf: (menu: MenuNode) => string): (menu: MenuNode) => RowMenuEntry[] {
  const { t } = useLingui()
  const canAdd = usePermission(['system:sysmenu:add'])
  const canRemove = usePermission(['system:sysmenu:remove'])
  const remove = useExclusiveMutation(async (menu: MenuNode) => {
    const title = t`Remove “${titleOf(menu)}”?`
    const text = t`Roles keep the permissions they hold; the page is no longer in the menu.`
    if (!(await confirm({ title, text, action: t`Remove`, tone: 'error' }))) return
    await call(routes.deleteMenu, { params: { id: menu.menuId } })
    invalidateRoutes(routes.listMenus, routes.menuTreeselect, routes.menuRole)
    showToast('success', t({ message: 'Menu removed', context: 'done' }))
  })
  return (menu) => [
    ...(canAdd && CHILD_KINDS[menu.menuType].length > 0
      ? [{ label: t`Add below`, icon: 'plus' as const, onChoose: () => setOpen({ parent: menu }) }]
      : []),
    ...(canRemove
      ? [
          {
            label: t`Remove`,
            icon: 'trash' as const,
            isDestructive: true,
            onChoose: () => void remove.run(menu),
            ...(menu.children.length > 0 ? { whyNot: t`Other menus lie below it` } : {}),
          },
        ]
      : []),
  ]
}
