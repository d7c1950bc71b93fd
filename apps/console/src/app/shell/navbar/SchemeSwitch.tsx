/** Light, dark, or what the system says. */
import { useLingui } from '@lingui/react/macro'
import { useColorScheme } from '@mui/material/styles'
import { ChoiceMenu } from '../../../shared/ui/menus/ChoiceMenu'

export function SchemeSwitch() {
  const { t } = useLingui()
  const { mode = 'system', colorScheme, setMode } = useColorScheme()
  return (
    <ChoiceMenu
      icon={colorScheme === 'dark' ? 'moon' : 'sun'}
      label={t`Appearance`}
      value={mode}
      choices={[
        { value: 'light', label: t`Light` },
        { value: 'dark', label: t`Dark` },
        { value: 'system', label: t`Follow system` },
      ]}
      onChoose={setMode}
    />
  )
}
