/** Spec 9's pager: total, sizes 10/20/30/50, previous, pages, next, jump. On a phone: previous, where you are, next. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { scrollToTop } from '../layout/scroll-to-top'
import { screenOnly } from '../theme/print-styles'
import { useIsPhone } from '../layout/use-is-phone'

/** Spec 9; the same values as in the contract, whose module would load its schemas too. */
export const PAGE_SIZES = [10, 20, 30, 50] as const
export const DEFAULT_PAGE_SIZE = 20

export interface PagerProps {
  readonly count: number
  /** There are more than `count`; how many is not known yet. */
  readonly isCountBounded?: boolean
  /** Counts all. */
  readonly onCountAll?: () => void
  readonly pageIndex: number
  readonly pageSize: number
  readonly onChange: (next: { pageIndex: number; pageSize: number }) => void
}

export function Pager({ count, isCountBounded = false, onCountAll, pageIndex, pageSize, onChange }: PagerProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  // One more page than is counted: it exists, and opening it counts all.
  const pages = Math.max(1, Math.ceil(count / pageSize) + (isCountBounded ? 1 : 0))
  const go = (page: number) => {
    onChange({ pageIndex: Math.min(pages, Math.max(1, page)), pageSize })
    const main = document.querySelector('main')
    if (main !== null) scrollToTop(main)
  }
  if (count === 0) return null
  return (
    <Box
      {...(isPhone ? { component: 'nav', 'aria-label': t`Pages` } : {})}
      className="fw-numeric"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'flex-end' },
        fontSize: 13,
        flexWrap: 'wrap',
        ...screenOnly,
      }}
    >
      {!isPhone && (
        <>
          <Box sx={{ color: 'text.secondary', mr: 'auto' }}>
            <Total count={count} onCountAll={isCountBounded ? onCountAll : undefined} isBounded={isCountBounded} />
          </Box>
          <Select
            value={pageSize}
            onChange={(event) => onChange({ pageIndex: 1, pageSize: event.target.value })}
            inputProps={{ 'aria-label': t`Rows per page` }}
            sx={{ fontSize: 13 }}
          >
            {PAGE_SIZES.map((size) => (
              <MenuItem key={size} value={size}>
                {t`${size} per page`}
              </MenuItem>
            ))}
          </Select>
        </>
      )}
      {isPhone ? (
        <>
          <IconAction icon="chevronLeft" label={t`Previous page`} disabled={pageIndex <= 1} onClick={() => go(pageIndex - 1)} />
          <span>
            {pageIndex} / {pages}
          </span>
          <IconAction icon="chevronRight" label={t`Next page`} disabled={pageIndex >= pages} onClick={() => go(pageIndex + 1)} />
        </>
      ) : (
        <Pagination
          aria-label={t`Pages`}
          shape="rounded"
          count={pages}
          page={pageIndex}
          onChange={(_, page) => go(page)}
          getItemAriaLabel={(type, page) => (type === 'previous' ? t`Previous page` : type === 'next' ? t`Next page` : String(page))}
          renderItem={(item) => <PaginationItem {...item} slots={ARROWS} />}
        />
      )}
      {!isPhone && <PageJump pages={pages} onJump={go} />}
    </Box>
  )
}

interface TotalProps {
  readonly count: number
  readonly isBounded: boolean
  readonly onCountAll: (() => void) | undefined
}

function Total({ count, isBounded, onCountAll }: TotalProps) {
  const { t, i18n } = useLingui()
  const shown = i18n.number(count)
  if (!isBounded) return t`${shown} in total`
  const text = t`${shown}+ in total`
  if (onCountAll === undefined) return text
  return (
    <>
      {text}{' '}
      <Link component="button" type="button" onClick={onCountAll} sx={{ fontSize: 'inherit', verticalAlign: 'baseline' }}>
        {t`Count all`}
      </Link>
    </>
  )
}

const ARROWS = {
  previous: () => <Icon name="chevronLeft" />,
  next: () => <Icon name="chevronRight" />,
}

function PageJump({ pages, onJump }: { readonly pages: number; readonly onJump: (page: number) => void }) {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
      {t`Go to`}
      <OutlinedInput
        sx={{ width: 56, fontSize: 13 }}
        inputProps={{ inputMode: 'numeric', 'aria-label': t`Go to page` }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          const page = Number(event.target.value)
          if (Number.isInteger(page) && page >= 1) onJump(Math.min(page, pages))
          event.target.value = ''
        }}
      />
    </Box>
  )
}
