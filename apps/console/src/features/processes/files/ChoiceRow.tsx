/** An item of the file whose name is taken here: what to do with it. */
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'

export interface ChoiceRowProps<Choice extends string> {
  /** Says what is here. */
  readonly title: string
  readonly value: Choice
  readonly options: readonly { readonly value: Choice; readonly label: string; readonly isDisabled?: boolean }[]
  readonly onChange: (value: Choice) => void
}

export function ChoiceRow<Choice extends string>({ title, value, options, onChange }: ChoiceRowProps<Choice>) {
  const titleId = useId()
  return (
    <Box>
      <Box id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <RadioGroup
        aria-labelledby={titleId}
        value={value}
        onChange={(_, next) => {
          const option = options.find((each) => each.value === next)
          if (option !== undefined) onChange(option.value)
        }}
        sx={{ pl: 2 }}
      >
        {options.map(({ value: each, label, isDisabled = false }) => (
          <FormControlLabel key={each} value={each} disabled={isDisabled} control={<Radio size="small" />} label={label} />
        ))}
      </RadioGroup>
    </Box>
  )
}
