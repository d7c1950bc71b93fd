/** A row of a form: label at the left (above on a phone), control, and under it the error or a hint. */
import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/Icon'

export interface FieldIds {
  readonly id: string
  /** For `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

export interface FormFieldProps {
  readonly label: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** A link to where the problem is solved: after the hint, and after the error as well. */
  readonly remedy?: ReactNode
  /** Labels beside the control at 100 px, or above it. */
  readonly layout?: 'beside' | 'above'
  readonly children: (ids: FieldIds) => ReactNode
}

export function FormField({ label, required = false, error, hint, remedy, layout = 'beside', children }: FormFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasNote = error !== undefined || hint !== undefined || remedy !== undefined
  const beside = layout === 'beside'
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: beside ? { xs: '1fr', sm: '100px minmax(0, 1fr)' } : '1fr',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{
          color: 'text.primary',
          textAlign: beside ? { xs: 'left', sm: 'right' } : 'left',
          // Drawn, not written: the field's name is its label alone.
          ...(required ? { '&::before': { content: '"*" / ""', color: 'error.main', mr: 1 } } : {}),
          lineHeight: 1.5,
          // No single character of a long label stands on a line of its own.
          textWrap: 'balance',
          // In line with the text of the control; a label of several lines stays together.
          ...(beside ? { pt: { sm: '6px' } } : {}),
        }}
      >
        {label}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {children({ id, describedBy: hasNote ? noteId : undefined, isInvalid: error !== undefined })}
        {hasNote && (
          <Box
            id={noteId}
            role={error === undefined ? undefined : 'alert'}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'flex-start',
              mt: 1,
              fontSize: 12,
              color: error === undefined ? 'text.secondary' : 'error.main',
            }}
          >
            {error !== undefined && (
              // In line with the first line of what is said.
              <Box component="span" sx={{ display: 'flex', flex: 'none', mt: '2px' }}>
                <Icon name="errorCircle" size={14} />
              </Box>
            )}
            <span>
              {error ?? hint}
              {remedy !== undefined && <> {remedy}</>}
            </span>
          </Box>
        )}
      </Box>
    </Box>
  )
}
