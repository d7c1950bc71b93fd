/** Makes an API token: its name, its lifetime, its permissions. */
import { type RouteBody, routes, TOKEN_PERMISSIONS } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ContractDialog } from '../../../shared/contract-form/ContractDialog'
import { ChoiceRow } from '../../../shared/contract-form/ChoiceRow'
import { listOf } from '../../../shared/contract-form/ManyChoicesRow'
import { Row } from '../../../shared/contract-form/Row'
import { SwitchRow } from '../../../shared/contract-form/SwitchRow'
import { TextRow } from '../../../shared/contract-form/TextRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { PermissionTree } from './PermissionTree'
import { DAYS_SCHEMA } from './days-schema'

export interface TokenDialogProps {
  readonly onMade: (token: string) => void
  readonly onClose: () => void
}

export function TokenDialog({ onMade, onClose }: TokenDialogProps) {
  const { t } = useLingui()
  const { data: profile } = useRouteQuery(routes.getProfile)
  const form = useContractForm({
    schema: DAYS_SCHEMA,
    fields: {
      name: { label: t({ message: 'Name', context: 'thing' }) },
      days: { label: t`Good for` },
      readOnly: { label: t`Reading only` },
      permissions: { label: t`Permissions` },
      password: { label: t`Current password` },
    },
    values: { name: '', days: '90', readOnly: true, permissions: [], password: '' },
  })
  const make = useExclusiveMutation(
    async (body: RouteBody<typeof routes.createMyToken>) => {
      const { token } = await call(routes.createMyToken, { body })
      invalidateRoutes(routes.listMyTokens, routes.listTokens)
      onMade(token)
    },
    { onError: form.place },
  )
  const choices = [
    { id: '30', name: t`30 days` },
    { id: '90', name: t`90 days` },
    { id: '365', name: t`One year` },
  ]
  return (
    <ContractDialog title={t`New API token`} action={t`Make token`} form={form} sending={make} onClose={onClose}>
      <TextRow form={form} name="name" autoFocus hint={t`What it is for, such as the name of the program`} />
      <ChoiceRow form={form} name="days" choices={choices} none={t`Until it is revoked`} />
      <SwitchRow form={form} name="readOnly" hint={t`It sees what it may, and changes nothing`} />
      <Row
        form={form}
        name="permissions"
        layout="above"
        hint={t`Besides these it may do in your name what everybody signed in may, but never change your password or make another token.`}
      >
        {({ value, onChange }) => <PermissionTree value={listOf(value)} onChange={onChange} isAdmin={false} offered={TOKEN_PERMISSIONS} />}
      </Row>
      {profile?.source === 'oidc' ? (
        <Box
          sx={{ color: 'text.secondary', fontSize: 13 }}
        >{t`You sign in at a provider: make the token within 10 minutes of signing in.`}</Box>
      ) : (
        <TextRow
          form={form}
          name="password"
          layout="above"
          kind="password"
          autoComplete="current-password"
          hint={t`Within 10 minutes of signing in it is not needed`}
        />
      )}
    </ContractDialog>
  )
}
