/** The pager of a log, which has no numbered pages: back to the newest rows, on to older ones. Nothing where all of it is on one page. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { scrollToTop } from '../layout/scroll-to-top'
import { screenOnly } from '../theme/print-styles'

export interface NewestOlderProps {
  /** The row before this page; '' is the newest page. */
  readonly after: string
  /** Undefined while loading. */
  readonly page: { readonly list: readonly { readonly id: string }[]; readonly hasMore: boolean } | undefined
  readonly onGo: (after: string) => void
}

export function NewestOlder({ after, page, onGo }: NewestOlderProps) {
  const { t } = useLingui()
  if (page === undefined || (after === '' && !page.hasMore)) return null
  const go = (to: string) => {
    onGo(to)
    const main = document.querySelector('main')
    if (main !== null) scrollToTop(main)
  }
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{ display: 'flex', justifyContent: { xs: 'center', md: 'flex-end' }, gap: 2, ...screenOnly }}
    >
      <Button variant="outlined" color="inherit" disabled={after === ''} onClick={() => go('')}>
        {t`Newest`}
      </Button>
      <Button variant="outlined" color="inherit" disabled={!page.hasMore} onClick={() => go(page.list.at(-1)?.id ?? '')}>
        {t`Older`}
      </Button>
    </Box>
  )
}
