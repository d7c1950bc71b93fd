/** Numbers, each leading to its list: as many as the person has lists. */
import { type Dashboard, holdsAny, type Permission } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useSession } from '../../../shared/session/session-store'
import { wholeList } from '../../../shared/tickets/views/view-address'
import { Icon } from '../../../shared/ui/icons/Icon'
import type { IconName } from '../../../shared/ui/icons/icon-paths'

export function CountCards({ count }: { readonly count: Dashboard['count'] | undefined }) {
  const { t } = useLingui()
  const held = useSession((state) => state.user?.permissions) ?? []
  const all: readonly {
    readonly needs: Permission
    readonly to: string
    readonly icon: IconName
    readonly title: string
    readonly value: number | undefined
    readonly tone?: Tone | undefined
  }[] = [
    {
      needs: 'process:list:upcoming',
      to: '/process/upcoming',
      icon: 'inbox',
      title: t`My to-do`,
      value: count?.upcoming,
      tone: (count?.upcoming ?? 0) > 0 ? 'primary' : undefined,
    },
    { needs: 'process:list:myCreate', to: '/process/mine', icon: 'send', title: t`Created by me`, value: count?.my_create },
    { needs: 'process:list:related', to: '/process/related', icon: 'link', title: t`Handled by me`, value: count?.related },
    { needs: 'process:list:all', to: '/process/all', icon: 'list', title: t`All tickets`, value: count?.all },
    {
      needs: 'process:list:all',
      to: '/process/all?overdue=1',
      icon: 'clock',
      title: t({ message: 'Overdue', context: 'ticket' }),
      value: count?.overdue,
      tone: (count?.overdue ?? 0) > 0 ? 'error' : undefined,
    },
  ]
  const cards = all.filter(({ needs }) => holdsAny(held, [needs]))
  if (cards.length === 0) return null
  return (
    <Box sx={{ ...twoOnPhone, gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${cards.length}, 1fr)` } }}>
      {cards.map((card) => (
        <Card key={card.to} {...card} />
      ))}
    </Box>
  )
}

/** The last of an odd number takes the whole row. */
const twoOnPhone = {
  display: 'grid',
  gap: 3,
  '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const

interface CardProps {
  readonly to: string
  readonly icon: IconName
  readonly title: string
  readonly value: number | undefined
  readonly tone?: Tone | undefined
}

/** For a number that needs attention. */
type Tone = 'primary' | 'error'

function Card({ to, icon, title, value, tone }: CardProps) {
  const locale = useLocale()
  return (
    <ButtonBase
      component={Link}
      to={wholeList(to)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: 1,
        px: 4,
        py: 3,
        textAlign: 'left',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: 13 }}>
        <Icon name={icon} size={16} />
        {title}
      </Box>
      {value === undefined ? (
        <Skeleton variant="rectangular" width={40} height={20} sx={{ my: 1 }} />
      ) : (
        <Box
          className="fw-numeric"
          sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, color: tone === undefined ? 'text.primary' : `${tone}.main` }}
        >
          {formatNumber(value, locale)}
        </Box>
      )}
    </ButtonBase>
  )
}
