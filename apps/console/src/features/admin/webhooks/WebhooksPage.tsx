/** Webhooks: which other systems and group chats are notified of what happens to tickets, and the state of each. */
import { routes, type Webhook } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IfPermission, usePermission } from '../../../shared/session/access'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page } from '../../../shared/ui/layout/Page'
import { RowMenu } from '../../../shared/ui/menus/RowMenu'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import { ShownOnce } from '../components/ShownOnce'
import { HowToReceive } from './HowToReceive'
import { KindDialog } from './KindDialog'
import { useWebhookActs } from './use-webhook-acts'
import { useWebhookColumns } from './use-webhook-columns'
import { WebhookDialog, type WebhookDialogAim } from './WebhookDialog'

export function WebhooksPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listWebhooks)
  const [open, setOpen] = useState<WebhookDialogAim | 'kind' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const columns = useWebhookColumns()
  const actsOf = useWebhookActs(setSecret)
  const canEdit = usePermission(['system:webhooks:edit'])
  const showLog = ({ id }: Webhook) => void navigate(`/system/webhooks/${id}`)
  const create = (
    <IfPermission any={['system:webhooks:edit']}>
      <Button variant="contained" startIcon={<Icon name="plus" size={16} />} onClick={() => setOpen('kind')}>
        {t`New webhook`}
      </Button>
    </IfPermission>
  )
  const actions = (webhook: Webhook) => (
    <Box sx={{ display: 'inline-flex' }}>
      <IconAction size="small" icon="list" iconSize={16} label={t`Deliveries of “${webhook.name}”`} onClick={() => showLog(webhook)} />
      {canEdit && (
        <>
          <IconAction size="small" icon="edit" iconSize={16} label={t`Edit ${webhook.name}`} onClick={() => setOpen({ webhook })} />
          <RowMenu entries={actsOf(webhook)} />
        </>
      )}
    </Box>
  )
  return (
    <Page
      title={t`Webhooks`}
      count={data?.list.length}
      subtitle={t`Other systems and group chats are told what happens to tickets, as soon as it has happened.`}
      actions={create}
    >
      <DataTable
        label={t`Webhooks`}
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        error={error}
        onRetry={refetch}
        onOpen={showLog}
        actions={actions}
        empty={{
          title: t`Nobody is told yet`,
          text: t`A webhook keeps a data warehouse up to date, books what was approved, or tells a group of WeCom, DingTalk, Feishu or Slack who is asked next.`,
          action: create,
        }}
      />
      {(data === undefined || data.list.length === 0 || data.list.some(({ kind }) => kind === 'signed')) && <HowToReceive />}
      <IfPermission any={['process:admin:inbound:list']}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13, color: 'text.secondary' }}>
          <span>{t`Other systems start tickets by inbound webhooks.`}</span>
          <RouterLink underline="always" to="/design/inbound">
            {t`Open inbound webhooks`}
          </RouterLink>
        </Box>
      </IfPermission>
      {open === 'kind' && <KindDialog onChoose={(kind) => setOpen({ kind })} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'kind' && (
        <WebhookDialog
          aim={open}
          processes={data?.processes ?? []}
          onClose={() => setOpen(null)}
          onMade={(made) => {
            setOpen(null)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && (
        <ShownOnce
          title={t`Secret of the webhook`}
          text={t`Copy it now: it is not shown again. The receiver checks with it that calls come from this site.`}
          secret={secret}
          copied={t`Secret copied`}
          onClose={() => setSecret(null)}
        />
      )}
    </Page>
  )
}
