/** Changes the language at once, without a reload. */
import { useLingui } from '@lingui/react/macro'
import { switchLocale } from '../../i18n/i18n'
import { LOCALE_NAMES, LOCALES } from '../../i18n/locale'
import { useLocale } from '../../i18n/use-locale'
import { ChoiceMenu } from './ChoiceMenu'
import { showError } from '../feedback/toast-store'

export function LocaleSwitch() {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <ChoiceMenu
      icon="language"
      label={t`Language`}
      value={locale}
      choices={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }))}
      onChoose={(value) => void switchLocale(value).catch(showError)}
    />
  )
}
