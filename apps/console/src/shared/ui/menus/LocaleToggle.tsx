/** The language switch of the sign-in page: there are two, so one button names the other. */
import Button from '@mui/material/Button'
import { switchLocale } from '../../i18n/i18n'
import { LOCALE_NAMES, type Locale } from '../../i18n/locale'
import { useLocale } from '../../i18n/use-locale'
import { Icon } from '../icons/Icon'
import { showError } from '../feedback/toast-store'

export function LocaleToggle() {
  const other: Locale = useLocale() === 'en' ? 'zh-CN' : 'en'
  return (
    <Button color="inherit" lang={other} startIcon={<Icon name="language" />} onClick={() => void switchLocale(other).catch(showError)}>
      {LOCALE_NAMES[other]}
    </Button>
  )
}
