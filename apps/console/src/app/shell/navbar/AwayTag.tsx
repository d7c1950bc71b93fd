/** Reminds people who are away that others are asked in their place; links to where that is ended. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router-dom'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export function AwayTag() {
  const { t } = useLingui()
  const { data } = useRouteQuery(routes.getAbsence)
  if (data?.absence?.isRunning !== true) return null
  return (
    <ButtonBase component={Link} to="/profile/index" sx={{ borderRadius: '4px', mx: 1 }}>
      <StatusTag tone="warning">{t`Away`}</StatusTag>
    </ButtonBase>
  )
}
