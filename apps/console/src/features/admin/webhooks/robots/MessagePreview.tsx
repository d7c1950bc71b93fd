/** The message of a group chat at an event, roughly as it is shown there. */
import { type ChatMessage, type MessageLocale, type MessageTone, routes, type WebhookEvent } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useRouteQuery } from '../../../../shared/http/use-route-query'
import { usePermission } from '../../../../shared/session/access'
import { FormField } from '../../../../shared/ui/inputs/FormField'
import { RouterLink } from '../../../../shared/ui/navigation/RouterLink'

export interface MessagePreviewProps {
  readonly locale: MessageLocale
  /** Undefined: none is chosen. */
  readonly event: WebhookEvent | undefined
}

export function MessagePreview({ locale, event }: MessagePreviewProps) {
  const { t } = useLingui()
  const maySet = usePermission(['system:settings:index:config'])
  const { data } = useRouteQuery(routes.listWebhookMessages, { query: { locale } }, { keepsRows: true })
  const message = data?.list.find((one) => one.event === event)
  if (message === undefined) return null
  const hint =
    message.link === null ? (
      <>
        {t`Messages have no link: the settings of mail do not name the address of this site.`}{' '}
        {maySet && <RouterLink underline="always" to="/system/settings?section=mail">{t`Open these settings`}</RouterLink>}
      </>
    ) : (
      t`An example. Names and titles cannot call anybody or make links.`
    )
  return (
    <FormField label={t`Preview`} hint={hint}>
      {({ id }) => <Bubble id={id} locale={locale} {...message} />}
    </FormField>
  )
}

const COLOURS: Readonly<Record<MessageTone, string>> = {
  plain: 'info.main',
  waiting: 'warning.main',
  good: 'success.main',
  bad: 'error.main',
}

function Bubble({ id, locale, tone, said, title, facts, link }: ChatMessage & { readonly id: string; readonly locale: MessageLocale }) {
  return (
    <Box
      id={id}
      lang={locale}
      sx={{
        p: 3,
        bgcolor: 'background.sunken',
        borderRadius: '8px',
        borderLeft: '3px solid',
        borderLeftColor: COLOURS[tone],
        fontSize: 13,
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{said}</Box>
      <Box sx={{ mt: 1 }}>{title}</Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, m: 0, mt: 2, fontSize: 12, '& dd': { m: 0 } }}
      >
        {facts.map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {link !== null && <Box sx={{ mt: 2, color: 'primary.main' }}>{link.words}</Box>}
    </Box>
  )
}
