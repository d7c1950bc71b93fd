/** What an administrator should look at, one line each with the way there. Absent while there is nothing. */
import { Plural, useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'

export function Attention({ stuck }: { readonly stuck: number }) {
  const { t } = useLingui()
  if (stuck === 0) return null
  return (
    <NoticeLine
      tone="warning"
      actions={
        <Button size="small" variant="outlined" color="inherit" component={Link} to="/process/all?status=stuck">
          {t`Look at them`}
        </Button>
      }
    >
      <Plural
        value={stuck}
        one="# ticket waits for people who are no longer active: nobody can go on with it."
        other="# tickets wait for people who are no longer active: nobody can go on with them."
      />
    </NoticeLine>
  )
}
