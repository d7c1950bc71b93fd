/** For whom the signed-in person is asked while they are away: a line each. */
import type { StandIn } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '../i18n/format'
import { useLocale } from '../i18n/use-locale'
import { NoticeLine } from '../ui/feedback/NoticeLine'

export function StandIns({ of }: { readonly of: readonly StandIn[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return of.map(({ id, name, firstDay, lastDay }) => {
    const [first, last] = [formatDay(firstDay, locale), formatDay(lastDay, locale)]
    return (
      <NoticeLine key={id} tone="info">{t`From ${first} to ${last} you stand in for ${name}: new tasks of theirs ask you.`}</NoticeLine>
    )
  })
}
