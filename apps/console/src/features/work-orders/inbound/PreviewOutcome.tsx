/** The preview of a sample: the ticket that it would start, or what would be refused, field by field; or what it would do to the open ticket. */
import type { InboundPreview } from '@formwork/api-contract'
import { displayValues, type FormDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useLocale } from '../../../shared/i18n/use-locale'
import { priorityWords } from '../../../shared/tickets/priority-words'
import { NOTHING } from '../../../shared/ui/display/nothing'
import { NoticeLine } from '../../../shared/ui/feedback/NoticeLine'
import { RefusedValues } from '../start/RefusedValues'
import { PreviewedAction } from './PreviewedAction'

export interface PreviewOutcomeProps {
  readonly preview: InboundPreview
  readonly forms: readonly FormDefinition[]
}

export function PreviewOutcome({ preview, forms }: PreviewOutcomeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { would, comment, title, priority, values, sameAs, issues } = preview
  const isStart = would === 'start'
  const fields = forms.flatMap((form) => displayValues(form, values, { locale }))
  const same = sameAs === null ? [] : [{ key: '.same', label: t`About the same when equal`, text: sameAs }]
  const ticketRows = [
    { key: '.title', label: t`Title`, text: title },
    { key: '.priority', label: t`Priority`, text: priorityWords(priority) },
    ...same,
    ...fields.map(({ model, label, text }) => ({ key: model, label, text })),
  ]
  const rows = would === 'repeat' || would === 'clear' ? [...same, { key: '.comment', label: t`Comment`, text: comment }] : ticketRows
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {!isStart && <PreviewedAction preview={preview} />}
      {isStart && issues.length > 0 && <RefusedValues message={t`A call like this is refused`} issues={issues} form={joined(forms)} />}
      {isStart && issues.length === 0 && <NoticeLine tone="news">{t`A call like this starts this ticket:`}</NoticeLine>}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(80px, 180px) minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: 1,
          fontSize: 13,
        }}
      >
        {rows.map(({ key, label, text }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text === '' ? NOTHING : text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** For the names of fields alone. */
function joined([first, ...others]: readonly FormDefinition[]): FormDefinition | null {
  return first === undefined ? null : { ...first, list: [first, ...others].flatMap(({ list }) => list) }
}
