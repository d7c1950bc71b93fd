/** Numbers and charts of the first page. Their space is reserved from the beginning, so nothing moves when the numbers arrive. */
import type { Dashboard } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { Panel } from '../../../shared/ui/layout/Page'
import { visuallyHidden } from '../../../shared/ui/layout/visually-hidden'
import { trendDays } from '../trend'
import { CountCards } from './CountCards'
import { homeColumns } from './home-columns'
import { RankList } from './RankList'
import { CHART_HEIGHT, TrendChart } from './TrendChart'
import { TrendTable } from './TrendTable'

export function Numbers({ board }: { readonly board: Dashboard | undefined }) {
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const days = board ? trendDays(board) : []
  return (
    <>
      <CountCards count={board?.count} />
      <Box sx={{ ...homeColumns, alignItems: 'stretch' }}>
        <Panel
          title={t`Last seven days`}
          actions={
            <Button size="small" color="inherit" onClick={() => setAsTable(!asTable)}>
              {asTable ? t`Show as chart` : t`Show as table`}
            </Button>
          }
        >
          {board === undefined ? (
            <Skeleton variant="rectangular" height={CHART_HEIGHT} />
          ) : asTable ? (
            <TrendTable days={days} />
          ) : (
            <>
              <TrendChart days={days} />
              <Box sx={visuallyHidden}>
                <TrendTable days={days} />
              </Box>
            </>
          )}
        </Panel>
        <Panel title={t`Most used processes`}>
          {board === undefined ? <Skeleton variant="rectangular" height={120} /> : <RankList ranks={board.ranks} />}
        </Panel>
      </Box>
    </>
  )
}
