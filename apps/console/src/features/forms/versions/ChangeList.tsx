/** The differences between two versions of a form, in words, with the number of affected tickets. */
import type { CountedChange } from '@formwork/api-contract'
import { designerNames } from '@formwork/form-designer'
import { explainChange, type FormChange } from '@formwork/form-schema'
import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useLocale } from '../../../shared/i18n/use-locale'
import { StatusTag } from '../../../shared/ui/display/StatusTag'

export interface ChangeListProps {
  readonly label: string
  /** `tickets` is left out where they were not counted. */
  readonly changes: readonly (FormChange & Partial<Pick<CountedChange, 'tickets'>>)[]
  /** Differences beside the fields, in sentences. */
  readonly beside?: readonly string[]
}

/** Answers are lost or read differently: the person who publishes has to see it. */
const LOSSY_EFFECTS: ReadonlySet<FormChange['effect']> = new Set(['lost', 'converted'])

const line = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  px: 3,
  py: 2,
  fontSize: 13,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const

export function ChangeList({ label, changes, beside = [] }: ChangeListProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const names = designerNames(locale)
  if (changes.length + beside.length === 0) return <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t`Nothing differs.`}</Box>
  return (
    <Box
      component="ul"
      aria-label={label}
      // Reached with the keyboard where it scrolls.
      tabIndex={0}
      sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '6px', maxHeight: 260, overflowY: 'auto' }}
    >
      {beside.map((sentence) => (
        <Box component="li" key={sentence} sx={line}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{sentence}</Box>
        </Box>
      ))}
      {changes.map((change) => {
        const count = change.tickets ?? 0
        return (
          <Box component="li" key={`${change.code} ${change.key ?? ''}`} sx={line}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{explainChange(change, { locale, names })}</Box>
            {count > 0 && (
              <StatusTag tone={LOSSY_EFFECTS.has(change.effect) ? 'warning' : 'info'} icon="ticket">
                <Plural value={count} one="# ticket" other="# tickets" />
              </StatusTag>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
