/** One's own API tokens: what each may do, until when, when it was used last; a new one is shown once. */
import { type ApiToken, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Page } from '../../../shared/ui/layout/Page'
import { DataTable } from '../../../shared/ui/tables/DataTable'
import { NewToken } from './NewToken'
import { TokenDialog } from './TokenDialog'
import { useRevokeToken } from './use-revoke-token'
import { useTokenColumns } from './use-token-columns'

export function MyTokensPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listMyTokens)
  const [isMaking, setMaking] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const columns = useTokenColumns<ApiToken>()
  const revoke = useRevokeToken(routes.revokeMyToken)
  const revocationOf = (row: ApiToken) => (
    <IconAction size="small" icon="ban" iconSize={16} label={t`Revoke “${row.name}”`} onClick={() => revoke(row)} />
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
