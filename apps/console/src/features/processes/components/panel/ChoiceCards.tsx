/** A choice of two or three, each with a line that says what it means. */
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

export interface ChoiceCardsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly title: string; readonly text: string }[]
  readonly isReadOnly: boolean
  readonly onChange: (value: Value) => void
}

export function ChoiceCards<Value extends string>({ label, value, choices, isReadOnly, onChange }: ChoiceCardsProps<Value>) {
  const labelId = useId()
  return (
    <Box>
      <Box id={labelId} sx={{ mb: 1 }}>
        {label}
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={value}
        onChange={(_, chosen) => {
          const choice = choices.find((one) => one.value === chosen)
          if (choice !== undefined) onChange(choice.value)
        }}
        sx={{ gap: 2 }}
      >
        {choices.map((choice) => (
          <Box
            component="label"
            key={choice.value}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1,
              border: 1,
              borderRadius: '6px',
              py: 1,
              pr: 2,
              cursor: isReadOnly ? 'default' : 'pointer',
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              bgcolor: choice.value === value ? 'primary.tint' : 'transparent',
            }}
          >
            <Radio value={choice.value} disabled={isReadOnly} />
            <Box sx={{ py: 1 }}>
              <Box sx={{ fontSize: 13 }}>{choice.title}</Box>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{choice.text}</Box>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  )
}
