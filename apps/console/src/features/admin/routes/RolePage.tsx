/** One role: what it may do, how far, and who holds it. */
import { type RoleRow, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { usePermission } from '../../../shared/session/access'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { useUnsaved } from '../../../shared/ui/feedback/unsaved-work'
import { PendingPage } from '../../../shared/ui/feedback/PendingPage'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Page, Panel } from '../../../shared/ui/layout/Page'
import { usePageTitle } from '../../../shared/ui/navigation/page-title'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { EnabledTag } from '../components/EnabledTag'
import { RoleDialog } from '../components/roles/RoleDialog'
import { RoleMembers } from '../components/roles/RoleMembers'
import { RolePermissions } from '../components/roles/RolePermissions'
import { RoleScope } from '../components/roles/RoleScope'

export function RolePage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const query = useRouteQuery(routes.getRole, { params: { id } })
  usePageTitle(query.data?.roleName)
  if (query.data === undefined) return <PendingPage title={t({ message: 'Role', context: 'page' })} query={query} />
  return <Role key={id} role={query.data} />
}

const TABS = ['may', 'scope', 'members'] as const
type RoleTab = (typeof TABS)[number]

function Role({ role }: { readonly role: RoleRow }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useListQuery(['tab'])
  const maySeeMembers = usePermission(['system:sysuser:list'])
  const canEdit = usePermission(['system:sysrole:edit'])
  const [isEditing, setEditing] = useState(false)
  const [dirty, setDirty] = useState<ReadonlySet<RoleTab>>(new Set())
  useUnsaved(dirty.size > 0, 'dropped')
  const shown = TABS.find((tab) => tab === query.filters.tab && (tab !== 'members' || maySeeMembers)) ?? 'may'
  const beyond = role.grantable
    ? undefined
    : t`This role holds more, or reaches further, than you do: you can look at it, but not change it.`
  const readOnly = role.admin ? t`The administrators’ role holds everything, everywhere. Only its people change.` : canEdit ? beyond : ''
  const titles = { may: t`Permissions`, scope: t`Data scope`, members: t({ message: 'Members', context: 'role' }) }
  const dirtyOf = (tab: RoleTab) => (isDirty: boolean) => {
    const next = new Set(dirty)
    if (isDirty) next.add(tab)
    else next.delete(tab)
    setDirty(next)
  }
  // All stay mounted: unsaved ticks are not lost by looking at another tab.
  const panel = (tab: RoleTab, content: ReactNode) => (
    <Box role="tabpanel" id={`role-${tab}`} aria-labelledby={`role-${tab}-tab`} hidden={tab !== shown}>
      {content}
    </Box>
  )
  return (
    <Page
      title={role.roleName}
      badge={<EnabledTag status={role.status} />}
      subtitle={role.remark === '' ? role.roleKey : `${role.roleKey} · ${role.remark}`}
      back={{ label: t`Back to the roles`, onClick: () => void navigate('/system/roles') }}
      actions={
        canEdit &&
        role.grantable && (
          <Button variant="outlined" color="inherit" startIcon={<Icon name="edit" size={16} />} onClick={() => setEditing(true)}>
            {t`Edit`}
          </Button>
        )
      }
    >
      <Tabs
        value={shown}
        onChange={(_, tab: RoleTab) => query.setFilter('tab', tab === 'may' ? '' : tab)}
        aria-label={t`Parts of the role`}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.filter((tab) => tab !== 'members' || maySeeMembers).map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`role-${tab}-tab`}
            aria-controls={`role-${tab}`}
            label={dirty.has(tab) ? `${titles[tab]} •` : titles[tab]}
          />
        ))}
      </Tabs>
      {readOnly !== undefined && readOnly !== '' && <NoticeLine tone="warning">{readOnly}</NoticeLine>}
      {panel(
        'may',
        <Panel flush>
          <RolePermissions role={role} readOnly={readOnly} onDirty={dirtyOf('may')} />
        </Panel>,
      )}
      {panel(
        'scope',
        <Panel flush>
          <RoleScope role={role} readOnly={readOnly} onDirty={dirtyOf('scope')} />
        </Panel>,
      )}
      {maySeeMembers && panel('members', shown === 'members' && <RoleMembers role={role} />)}
      {isEditing && <RoleDialog role={role} onSaved={() => setEditing(false)} onClose={() => setEditing(false)} />}
    </Page>
  )
}
