/** All inbound webhooks: in whose name each starts tickets, and the result of its last call. */
import { type InboundRow, type InboundSecrets, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { ListPage } from '../../../shared/ui/tables/ListPage'
import { NameFilter } from '../../../shared/ui/tables/NameFilter'
import { useListQuery } from '../../../shared/ui/tables/use-list-query'
import { HowToCall } from './HowToCall'
import { RenewDialog } from './RenewDialog'
import { SecretsDialog } from './SecretsDialog'
import { useInboundActs } from './use-inbound-acts'
import { useInboundColumns } from './use-inbound-columns'

export function InboundListPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const query = useListQuery(['keyword'])
  const { pageIndex, pageSize, filters } = query
  const answer = useRouteQuery(
    routes.listInboundWebhooks,
    { query: { pageIndex, pageSize, keyword: filters.keyword } },
    { keepsRows: true },
  )
  const [secrets, setSecrets] = useState<InboundSecrets | null>(null)
  const acts = useInboundActs(setSecrets)
  const canEdit = usePermission(['process:admin:inbound:edit'])
  const columns = useInboundColumns(canEdit ? acts.setEnabled : null)
  const pathOf = ({ id }: InboundRow) => `/design/inbound/${id}`
  const create = (
    <IfPermission any={['process:admin:inbound:add']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => void navigate('/design/inbound/new')}>
        {t`New inbound webhook`}
      </Button>
    </IfPermission>
  )
  const renderActions = (row: InboundRow) => (
    <>
      <IconAction size="small" icon="list" label={t`Calls of “${row.name}”`} onClick={() => void navigate(`${pathOf(row)}/calls`)} />
      {canEdit && <IconAction size="small" icon="edit" label={t`Edit ${row.name}`} onClick={() => void navigate(pathOf(row))} />}
      <RowMenu entries={acts.menuOf(row)} />
    </>
  )
  const { renewed } = acts
  return (
    <>
      <ListPage
        title={t`Inbound webhooks`}
        answer={answer}
        query={query}
        actions={create}
        filters={<NameFilter query={query} />}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(row) => void navigate(pathOf(row))}
        rowActions={renderActions}
        empty={
          filters.keyword === ''
            ? {
                title: t`No inbound webhooks yet`,
                text: t`An inbound webhook is an address at which another system starts tickets: an alert of Grafana or Zabbix, an issue of GitLab, a form of your website.`,
                action: create,
              }
            : { drawing: 'search', title: t`No inbound webhook matches`, text: t`Try another word.` }
        }
      />
      {answer.data?.count === 0 && filters.keyword === '' && (
        <Box sx={{ px: { xs: 3, md: 4 }, pb: { xs: 3, md: 4 } }}>
          <HowToCall />
        </Box>
      )}
      {renewed !== null && (
        <RenewDialog
          name={renewed.name}
          isRunning={acts.renew.isRunning}
          onRenew={(hours) => void acts.renew.run(renewed, hours)}
          onClose={acts.closeRenewing}
        />
      )}
      {secrets !== null && <SecretsDialog secrets={secrets} onClose={() => setSecrets(null)} />}
    </>
  )
}
