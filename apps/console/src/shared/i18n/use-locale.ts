/** The active language, as a hook; also what the form libraries take as their `locale`. */
import { useLocaleStore } from './i18n'
import type { Locale } from './locale'

export function useLocale(): Locale {
  return useLocaleStore((state) => state.locale)
}
