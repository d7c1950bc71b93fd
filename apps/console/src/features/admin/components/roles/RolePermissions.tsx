/** The permissions of a role, ticked in the tree of menus. Permissions that one does not hold oneself are locked, with the reason. */
import { holdsAny, type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDeferredValue, useState } from 'react'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { useSignedInUser } from '../../../../shared/session/session-store'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { SearchField } from '../../../../shared/ui/inputs/SearchField'
import { foundInTree } from '../../../../shared/ui/tables/tree-places'
import { tickOf, type TreeBox, withBelow } from '../../../../shared/ui/trees/ticked'
import { Tree } from '../../../../shared/ui/trees/Tree'
import { foldable, useFolded } from '../../../../shared/ui/trees/use-folded'
import { type PermissionNode, permissionTree } from '../../permission-tree'
import { TreeSkeleton } from '../TreeSkeleton'
import { SaveBar } from './SaveBar'

export interface RolePartProps {
  readonly role: RoleRow
  /** Why nothing can be changed; undefined when it can. */
  readonly readOnly: string | undefined
  readonly onDirty: (isDirty: boolean) => void
}

interface ChangedTicks {
  /** The role's permissions when the first box was changed. */
  readonly from: readonly string[]
  readonly ticked: ReadonlySet<string>
}

function withTicks(held: readonly string[], { from, ticked }: ChangedTicks): string[] {
  const added = [...ticked].filter((permission) => !from.includes(permission) && !held.includes(permission))
  const removed = from.filter((permission) => !ticked.has(permission))
  return [...held.filter((permission) => !removed.includes(permission)), ...added]
}

const NOTHING: ReadonlySet<string> = new Set()

export function RolePermissions({ role, readOnly, onDirty }: RolePartProps) {
  const { t, i18n } = useLingui()
  const { permissions: held } = useSignedInUser()
  const { data: menus, error, refetch } = useRouteQuery(routes.menuTreeselect)
  const [changed, setChanged] = useState<ChangedTicks | null>(null)
  const [word, setWord] = useState('')
  const sought = useDeferredValue(word).toLowerCase()
  const nodes = permissionTree(menus ?? [], { own: t`View`, elsewhere: t`In no menu`, titleOf: (title) => i18n._(title) })
  const folding = useFolded(nodes, 1)
  const shown = sought === '' ? nodes : foundInTree(nodes, ({ name }) => name.toLowerCase().includes(sought))
  const ticked = changed?.ticked ?? new Set(role.permissions)
  const set = (next: ReadonlySet<string> | null) => {
    setChanged(next === null ? null : { from: changed?.from ?? role.permissions, ticked: next })
    onDirty(next !== null)
  }
  const save = useExclusiveMutation(async () => {
    if (changed === null) return
    // Read again: what a colleague has ticked since the page was opened stays.
    const { roleId, roleName, permissions } = await call(routes.getRole, { params: { id: role.roleId } })
    const body = { roleId, roleName, permissions: withTicks(permissions, changed), basedOn: { roleName, permissions } }
    await call(routes.updateRole, { body })
    invalidateRoutes(routes.getRole, routes.listRoles, routes.roleDeptTreeselect)
    set(null)
    const isMerged = changed.from.length !== permissions.length || changed.from.some((permission) => !permissions.includes(permission))
    if (isMerged) showToast('warning', t`Permissions saved. Somebody else has changed others of this role meanwhile: theirs stay as well.`)
    else showToast('success', t`Permissions saved. They count with the next click of whoever holds the role.`)
  })
  const isHeld = (permission: string | null) => permission !== null && holdsAny(held, [permission])
  const isTicked = ({ node: { permission } }: PermissionNode) => (permission === null ? null : role.admin || ticked.has(permission))
  const boxOf = (item: PermissionNode): TreeBox => {
    const permissions = withBelow(item).flatMap(({ node }) => node.permission ?? [])
    const locked =
      permissions.length === 0 ? t`For everybody` : permissions.some((one) => isHeld(one)) ? undefined : t`You do not hold this`
    return { tick: permissions.length === 0 ? 'all' : tickOf(item, isTicked), ...lockedBy(readOnly === undefined ? locked : '') }
  }
  const toggle = (item: PermissionNode) => {
    if (readOnly !== undefined) return
    const givable = withBelow(item).flatMap(({ node: { permission } }) => (isHeld(permission) ? (permission ?? []) : []))
    const isAll = givable.every((permission) => ticked.has(permission))
    const next = new Set(ticked)
    for (const permission of givable) {
      if (isAll) next.delete(permission)
      else next.add(permission)
    }
    set(next)
  }
  const isUnfolded = folding.folded.size === 0
  if (menus === undefined) return error === null ? <TreeSkeleton /> : <LoadFailure error={error} onRetry={refetch} />
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 3, pb: 2, flexWrap: 'wrap' }}>
        <Box sx={{ flex: { xs: 1, sm: '0 0 260px' }, minWidth: 0 }}>
          <SearchField label={t`Search menus`} value={word} onChange={setWord} />
        </Box>
        <Button color="inherit" disabled={sought !== ''} onClick={() => folding.onFold(isUnfolded ? foldable(nodes, 0) : NOTHING)}>
          {isUnfolded ? t`Fold all` : t`Unfold all`}
        </Button>
      </Box>
      <Box sx={{ px: 2, pb: 3 }}>
        {shown.length === 0 ? (
          <Box role="status" sx={{ p: 2, color: 'text.secondary', fontSize: 13 }}>
            {t`No menu matches`}
          </Box>
        ) : (
          <Tree
            label={t`What the role may do`}
            nodes={shown}
            nameOf={({ name }) => name}
            {...(sought === '' ? folding : { folded: NOTHING, onFold: () => undefined })}
            boxOf={boxOf}
            onChoose={toggle}
          />
        )}
      </Box>
      {changed !== null && <SaveBar isRunning={save.isRunning} onSave={() => void save.run()} onDrop={() => set(null)} />}
    </>
  )
}

const lockedBy = (locked: string | undefined) => (locked === undefined ? {} : { locked })
