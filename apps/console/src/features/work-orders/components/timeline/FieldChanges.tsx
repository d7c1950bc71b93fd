/** What an act changed in the form, field by field. */
import type { FieldChange } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { valueText } from '../../value-text'

export function FieldChanges({ changes }: { readonly changes: readonly FieldChange[] }) {
  const { t } = useLingui()
  if (changes.length === 0) return null
  const shown = (value: unknown) => valueText(value, { yes: t`yes`, no: t`no`, empty: t`empty`, and: t`, ` })
  return (
    <Box component="ul" aria-label={t`Changes of the form`} sx={{ m: 0, mt: 1, pl: 4, fontSize: 13, overflowWrap: 'anywhere' }}>
      {changes.map(({ path, label, from, to }) => (
        <li key={path.join('.')}>
          {label}
          {t`: `}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {shown(from)}
          </Box>
          {' → '}
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {shown(to)}
          </Box>
        </li>
      ))}
    </Box>
  )
}
