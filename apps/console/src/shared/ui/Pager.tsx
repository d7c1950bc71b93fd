/** Spec 9's pager: total, sizes 10/20/30/50, previous, pages, next, jump. On a phone: previous, where you are, next. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { IconAction } from './IconAction'
import { pagesAround } from './pages-around'
import { useIsPhone } from './use-is-phone'

/** Spec 9; equal to the contract's, which would bring its schemas along. */
export const PAGE_SIZES = [10, 20, 30, 50] as const
export const DEFAULT_PAGE_SIZE = 20

export interface PagerProps {
  readonly count: number
  readonly pageIndex: number
  readonly pageSize: number
  readonly onChange: (next: { pageIndex: number; pageSize: number }) => void
}

export function Pager({ count, pageIndex, pageSize, onChange }: PagerProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const pages = Math.max(1, Math.ceil(count / pageSize))
  const go = (page: number) => {
    onChange({ pageIndex: Math.min(pages, Math.max(1, page)), pageSize })
    document.querySelector('main')?.scrollTo({ top: 0, behavior: 'smooth' })
  }
  if (count === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      className="fw-numeric"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'flex-end' },
        fontSize: 13,
        flexWrap: 'wrap',
      }}
    >
      {!isPhone && (
        <>
          <Box sx={{ color: 'text.secondary', mr: 'auto' }}>{t`${count} in total`}</Box>
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
      <IconAction icon="chevronLeft" label={t`Previous page`} disabled={pageIndex <= 1} onClick={() => go(pageIndex - 1)} />
      {isPhone ? (
        <span>
          {pageIndex} / {pages}
        </span>
      ) : (
        pagesAround(pageIndex, pages).map((page, at) =>
          page === null ? (
            // oxlint-disable-next-line react/no-array-index-key -- a gap has no identity but its place
            <Box key={`gap-${at}`} component="span" sx={{ color: 'text.secondary' }}>
              …
            </Box>
          ) : (
            <PageButton key={page} page={page} isCurrent={page === pageIndex} onClick={() => go(page)} />
          ),
        )
      )}
      <IconAction icon="chevronRight" label={t`Next page`} disabled={pageIndex >= pages} onClick={() => go(pageIndex + 1)} />
      {!isPhone && pages > 7 && <PageJump pages={pages} onJump={go} />}
    </Box>
  )
}

function PageButton({ page, isCurrent, onClick }: { readonly page: number; readonly isCurrent: boolean; readonly onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        minWidth: 32,
        height: 32,
        px: 1,
        borderRadius: '6px',
        fontSize: 13,
        color: isCurrent ? 'primary.main' : 'text.primary',
        fontWeight: isCurrent ? 600 : 400,
        bgcolor: isCurrent ? 'primary.tint' : 'transparent',
        '&:hover': { bgcolor: isCurrent ? 'primary.tint' : 'action.hover' },
      }}
    >
      {page}
    </ButtonBase>
  )
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
