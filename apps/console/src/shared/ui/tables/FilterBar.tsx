/** The filter row: inline on a desktop; on a phone the search stays and the rest folds behind one button. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Children, type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon'
import { useIsPhone } from '../layout/use-is-phone'

export interface FilterBarProps {
  readonly search?: ReactNode
  readonly children?: ReactNode
  /** How many of the folded filters are set. */
  readonly activeCount?: number
  /** At the end of the row; never folded. */
  readonly beside?: ReactNode
}

export function FilterBar({ search, children, activeCount = 0, beside }: FilterBarProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  // A list may have none of its possible filters.
  const hasFilters = Children.toArray(children).length > 0
  const folds = isPhone && hasFilters
  return (
    <Box role="search" sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: { xs: 1, md: '0 0 260px' }, minWidth: 0 }}>{search}</Box>
      {folds && (
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={isOpen}
          startIcon={<Icon name="filter" size={16} />}
          onClick={() => setOpen(!isOpen)}
        >
          {activeCount > 0 ? t`Filter (${activeCount})` : t`Filter`}
        </Button>
      )}
      {isPhone && beside}
      {(!folds || isOpen) && hasFilters && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center', flexBasis: { xs: '100%', md: 'auto' } }}>
          {children}
        </Box>
      )}
      {!isPhone && beside !== undefined && <Box sx={{ ml: 'auto', display: 'flex', gap: 2, alignItems: 'center' }}>{beside}</Box>}
    </Box>
  )
}
