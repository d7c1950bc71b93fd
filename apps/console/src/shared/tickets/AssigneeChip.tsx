/** The chip of the filter by assignee; its cross removes the filter. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Chip from '@mui/material/Chip'
import { useRouteQuery } from '../http/use-route-query'

export function AssigneeChip({ id, onClear }: { readonly id: string; readonly onClear: () => void }) {
  const { t } = useLingui()
  const { data } = useRouteQuery(routes.searchPeople, { query: { ids: id } })
  // Somebody who was removed, or whom one may not look up, has no name here.
  const name = data?.list[0]?.name
  return <Chip label={name === undefined ? t`Waiting for one person` : t`Waiting for ${name}`} onDelete={onClear} />
}
