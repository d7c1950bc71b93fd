/** The one message table. Catalogues are handed in by the app, because shared code knows no feature. */
import { i18n, type Messages } from '@lingui/core'
import { create } from 'zustand'
import { DEFAULT_LOCALE, type Locale, storedLocale, storeLocale } from './locale'

export { i18n }

export type LoadMessages = (locale: Locale) => Promise<Messages>

let loadMessages: LoadMessages = async () => ({})

/** The active language, for code that must react to a switch. */
export const useLocaleStore = create<{ readonly locale: Locale }>(() => ({ locale: DEFAULT_LOCALE }))

export function currentLocale(): Locale {
  return useLocaleStore.getState().locale
}

/** Loads a language, then switches everything at once. */
export async function switchLocale(locale: Locale): Promise<void> {
  const messages = await loadMessages(locale)
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
  storeLocale(locale)
  useLocaleStore.setState({ locale })
}

/** More messages of a language that is already in use. */
export function addMessages(locale: Locale, messages: Messages): void {
  i18n.load(locale, messages)
  i18n.activate(i18n.locale)
}

/** Called once before the first render. */
export async function startI18n(load: LoadMessages): Promise<void> {
  loadMessages = load
  await switchLocale(storedLocale())
}
