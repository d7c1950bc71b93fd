/** A password control that can show what was typed. */
import { useLingui } from '@lingui/react/macro'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { IconAction } from '../icons/IconAction'
import { TextInput, type TextInputProps } from './TextInput'

export function PasswordInput(props: Omit<TextInputProps, 'type' | 'endAdornment'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      inputProps={{ spellCheck: false, ...props.inputProps }}
      endAdornment={
        <InputAdornment position="end">
          <IconAction
            size="small"
            icon={isShown ? 'eyeOff' : 'eye'}
            label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setShown(!isShown)}
          />
        </InputAdornment>
      }
    />
  )
}
