/** One's own API tokens: what each may do, until when, when it was used last; a new one is shown once. */
import { type ApiToken, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page } from '../../../shared/ui/layout/Page'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import { NewToken } from './NewToken'
import { TokenDialog } from './TokenDialog'
import { useTokenColumns } from './use-token-columns'

export function MyTokensPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listMyTokens)
  const [isMaking, setMaking] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const columns = useTokenColumns<ApiToken>()
  const revoke = useExclusiveMutation(async ({ id, name }: ApiToken) => {
    const text = t`Programs that use it are refused at once.`
    if (!(await confirm({ title: t`Revoke “${name}”?`, text, action: t`Revoke`, tone: 'error' }))) return
    await call(routes.revokeMyToken, { params: { id } })
    invalidateRoutes(routes.listMyTokens, routes.listTokens)
    showToast('success', t`“${name}” is revoked`)
  })
  const revocationOf = (row: ApiToken) => (
    <IconAction size="small" icon="ban" iconSize={16} label={t`Revoke “${row.name}”`} onClick={() => void revoke.run(row)} />
  )
  const create = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      {t`New token`}
    </Button>
  )
  return (
    <Page
      title={t`API tokens`}
      subtitle={t`With a token a program calls in your name, as far as you allow it and as long as you may do it yourself.`}
      back={{ label: t`Back to the personal centre`, onClick: () => void navigate('/profile/index') }}
      actions={create}
    >
      <DataTable
        label={t`API tokens`}
        rows={data?.list}
        columns={columns}
        rowKey={({ id }) => id}
        isLoading={isFetching}
        error={error}
        onRetry={refetch}
        empty={{ title: t`You have no API tokens`, action: create }}
        actions={revocationOf}
      />
      {isMaking && (
        <TokenDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            setToken(made)
          }}
        />
      )}
      {token !== null && <NewToken token={token} onClose={() => setToken(null)} />}
    </Page>
  )
}
