/** The roles that the reader of the settings can give to new people. */
import { routes } from '@formwork/api-contract'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import type { Choice } from '../../../../shared/contract-form/ChoiceRow'

export function useRoleChoices(): readonly Choice[] {
  const { data } = useRouteQuery(routes.userOptions)
  return (data?.roles ?? []).flatMap(({ roleId, roleName, grantable, status }) =>
    grantable && status === '0' ? [{ id: roleId, name: roleName }] : [],
  )
}
