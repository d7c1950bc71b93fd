/** A short list on the first page: its lines, a single line when it is empty, and the link to all of it. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { Icon } from '../../../shared/ui/icons/Icon'
import { Panel } from '../../../shared/ui/layout/Page'
import { focusBesideRemoved } from '../../../shared/ui/navigation/focus-beside-removed'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'

export interface HomeListProps {
  readonly title: string
  /** The total; shown where the list has fewer. */
  readonly count: number
  readonly shown: number
  /** Where all of them are. */
  readonly to?: string
  /** The text of the empty list. */
  readonly nothing: string
  readonly failure?: { readonly error: unknown; readonly onRetry: () => void } | undefined
  /** `li` elements. */
  readonly children: ReactNode
}

export function HomeList({ title, count, shown, to, nothing, failure, children }: HomeListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const total = formatNumber(count, locale)
  return (
    <Panel
      flush
      title={
        <>
          {title}
          {count > 0 && (
            <Box component="span" className="fw-numeric" sx={{ ml: 2, color: 'text.secondary', fontWeight: 400 }}>
              {total}
            </Box>
          )}
        </>
      }
      actions={
        to !== undefined && (
          <RouterLink to={to} variant="body2" aria-label={t`See all: ${title}`}>
            {t`See all`}
          </RouterLink>
        )
      }
    >
      {failure !== undefined ? (
        <LoadFailure {...failure} />
      ) : shown === 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 4, minHeight: 56, color: 'text.secondary', fontSize: 13 }}>
          <Icon name="checkCircle" size={16} />
          {nothing}
        </Box>
      ) : (
        <Box ref={focusBesideRemoved} component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {children}
        </Box>
      )}
    </Panel>
  )
}
