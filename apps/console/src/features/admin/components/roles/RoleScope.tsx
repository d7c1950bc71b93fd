/** The scope of a role: one of five, and the departments when they are chosen one by one. Scopes that one cannot give are locked, with the reason. */
import { type DataScope, type DepartmentChoice, type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import { type Theirs, theirsOf } from '../../../../shared/contract-form/theirs'
import { TheirsNote } from '../../../../shared/contract-form/TheirsNote'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { useRouteExtras } from '../../../../shared/http/use-route-query'
import { LoadFailure } from '../../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../../shared/ui/feedback/toast-store'
import { FormSummary } from '../../../../shared/ui/inputs/FormSummary'
import type { TreeNode } from '../../../../shared/ui/tables/tree-places'
import { tickOf, withBelow } from '../../../../shared/ui/trees/ticked'
import { TreeSearch } from '../../../../shared/ui/trees/TreeSearch'
import { DATA_SCOPE_HINTS, DATA_SCOPE_ORDER, DATA_SCOPES } from '../../data-scopes'
import { choiceTreeOf } from '../../department-tree'
import { TreeSkeleton } from '../TreeSkeleton'
import type { RolePartProps } from './RolePermissions'
import { SaveBar } from './SaveBar'

interface Change {
  readonly dataScope: DataScope
  readonly deptIds: ReadonlySet<string>
  /** What the role had when the first of it was changed. */
  readonly from: Pick<RoleRow, 'dataScope' | 'deptIds'>
}

const SCOPE_FIELDS = { dataScope: undefined, deptIds: undefined }

export function RoleScope({ role, readOnly, onDirty }: RolePartProps) {
  const { t, i18n } = useLingui()
  const offered = useRouteExtras(routes.roleDeptTreeselect, { params: { roleId: role.roleId } }, { enabled: readOnly === undefined })
  const tree = useMemo(() => choiceTreeOf(offered.data?.depts ?? []), [offered.data])
  const [changed, setChanged] = useState<Change | null>(null)
  const [withThoseBelow, setWithThoseBelow] = useState(true)
  const [isTried, setTried] = useState(false)
  /** The scope somebody else has chosen meanwhile; null without one. */
  const [contested, setContested] = useState<Theirs | null>(null)
  const now: Change = changed ?? { dataScope: role.dataScope, deptIds: new Set(role.deptIds), from: role }
  const lacks = now.dataScope === '2' && now.deptIds.size === 0
  const set = (next: Change | null) => {
    setChanged(next)
    setTried(false)
    if (next === null) setContested(null)
    onDirty(next !== null)
  }
  const save = useExclusiveMutation(
    async () => {
      setTried(true)
      if (lacks) return
      const { roleId } = role
      const deptIds = now.dataScope === '2' ? [...now.deptIds] : []
      // Once the user has seen a colleague's choice, saving is based on it.
      const { dataScope: scopeBefore, deptIds: deptIdsBefore } = contested === null ? now.from : role
      const basedOn = { dataScope: scopeBefore, deptIds: deptIdsBefore }
      await call(routes.setRoleScope, { body: { roleId, dataScope: now.dataScope, deptIds, basedOn } })
      invalidateRoutes(routes.getRole, routes.listRoles, routes.roleDeptTreeselect)
      set(null)
      showToast('success', t`Data scope saved`)
    },
    {
      onError: (error) => {
        const theirs = theirsOf(error, SCOPE_FIELDS)
        if (theirs === null) return false
        setContested(theirs['dataScope'] ?? theirs['deptIds'] ?? null)
        invalidateRoutes(routes.getRole)
        return true
      },
    },
  )
  const toggle = (item: TreeNode<DepartmentChoice>) => {
    const ids = withThoseBelow ? withBelow(item).map(({ id }) => id) : [item.id]
    const isAll = ids.every((id) => now.deptIds.has(id))
    const deptIds = new Set(now.deptIds)
    for (const id of ids) {
      if (isAll) deptIds.delete(id)
      else deptIds.add(id)
    }
    set({ ...now, deptIds })
  }
  const isTicked = ({ id }: TreeNode<DepartmentChoice>) => now.deptIds.has(id)
  const boxOf = (item: TreeNode<DepartmentChoice>) => ({
    tick: withThoseBelow ? tickOf(item, isTicked) : isTicked(item) ? ('all' as const) : ('none' as const),
  })
  const isLocked = (scope: DataScope) => readOnly !== undefined || (offered.data !== undefined && !offered.data.scopes.includes(scope))
  if (readOnly === undefined && offered.data === undefined)
    return offered.error === null ? <TreeSkeleton /> : <LoadFailure error={offered.error} onRetry={offered.refetch} />
  return (
    <>
      <Box sx={{ p: 4, display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
          {t`Whose accounts and tickets the permissions of this role reach. Nobody can give more than they have.`}
        </Box>
        {contested !== null && (
          <TheirsNote
            shown={i18n._(DATA_SCOPES[role.dataScope])}
            label={t`Data scope`}
            change={contested.change}
            onTake={() => set(null)}
          />
        )}
        {isTried && lacks && <FormSummary>{t`Choose at least one department`}</FormSummary>}
        <RadioGroup
          aria-label={t`Data scope`}
          value={now.dataScope}
          onChange={(_, scope) => {
            const chosen = DATA_SCOPE_ORDER.find((known) => known === scope)
            if (chosen !== undefined) set({ ...now, dataScope: chosen })
          }}
        >
          {DATA_SCOPE_ORDER.map((scope) => (
            <FormControlLabel
              key={scope}
              value={scope}
              disabled={isLocked(scope)}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', mb: 1 }}
              label={
                <Box sx={{ pt: '4px' }}>
                  {i18n._(DATA_SCOPES[scope])}
                  <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
                    {readOnly === undefined && isLocked(scope) ? t`Reaches further than you do` : i18n._(DATA_SCOPE_HINTS[scope])}
                  </Box>
                </Box>
              }
            />
          ))}
        </RadioGroup>
        {now.dataScope === '2' && readOnly === undefined && (
          <Box component="section" aria-label={t`Chosen departments`} sx={{ border: 1, borderColor: 'divider', borderRadius: '6px' }}>
            <Box sx={{ px: 3, pt: 2, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <FormControlLabel
                sx={{ ml: 0, gap: 2 }}
                control={<Switch checked={withThoseBelow} onChange={(_, isOn) => setWithThoseBelow(isOn)} />}
                label={t`Tick those below, too`}
              />
              <Box className="fw-numeric" sx={{ ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
                {t`${i18n.number(now.deptIds.size)} chosen`}
              </Box>
            </Box>
            <TreeSearch
              label={t`Chosen departments`}
              searchLabel={t`Search departments`}
              nodes={tree}
              nameOf={({ label }) => label}
              boxOf={boxOf}
              onChoose={toggle}
              fromDepth={2}
              maxHeight={420}
            />
          </Box>
        )}
      </Box>
      {changed !== null && <SaveBar isRunning={save.isRunning} onSave={() => void save.run()} onDrop={() => set(null)} />}
    </>
  )
}
