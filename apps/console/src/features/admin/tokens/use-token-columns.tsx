/** What both lists of API tokens show of one: its name, what it may do, its times. */
import type { ApiToken } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { useNow } from '../../../shared/ui/display/use-now'
import type { ListColumn } from '../../../shared/ui/tables/list-table'
import { PERMISSION_GROUPS } from '../permission-groups'

export function useTokenColumns<Token extends ApiToken>(): ListColumn<Token>[] {
  const { t } = useLingui()
  const locale = useLocale()
  const now = useNow()
  return useMemo(() => {
    const wordsOf = (permission: string) => {
      for (const { title, permissions } of PERMISSION_GROUPS)
        for (const own of permissions) if (own.permission === permission) return `${t(title)}: ${t(own.title)}`
      return permission
    }
    const isOver = ({ expiresAt }: Token) => expiresAt !== null && Date.parse(expiresAt) <= now
    return [
      {
        id: 'name',
        header: t({ message: 'Name', context: 'thing' }),
        meta: { card: 'title' },
        cell: ({ row: { original: token } }) => token.name,
      },
      {
        id: 'permissions',
        header: t`Allowed`,
        cell: ({ row: { original: token } }) => (
          <span title={token.permissions.map(wordsOf).join('\n')}>
            {token.permissions.length === 0 ? t`What everybody may` : t`${token.permissions.length} permissions`}
            {token.readOnly && `, ${t`reading only`}`}
          </span>
        ),
      },
      {
        id: 'expires',
        header: t`Good until`,
        meta: { width: 140 },
        cell: ({ row: { original: token } }) =>
          isOver(token) ? (
            <StatusTag tone="error">{t`Expired`}</StatusTag>
          ) : token.expiresAt === null ? (
            t`Until it is revoked`
          ) : (
            <span className="fw-numeric">{formatDate(token.expiresAt, locale)}</span>
          ),
      },
      {
        id: 'used',
        header: t`Last used`,
        meta: { width: 140, card: 'named' },
        cell: ({ row: { original: token } }) => (token.lastUsedAt === null ? t`Never` : <RelativeTime at={token.lastUsedAt} />),
      },
    ]
  }, [t, locale, now])
}
