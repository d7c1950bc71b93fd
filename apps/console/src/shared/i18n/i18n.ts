/** The message table. The app passes the loaders of the catalogues, because shared code imports no feature. */
import { i18n, type Messages } from '@lingui/core'
import { create } from 'zustand'
import { DEFAULT_LOCALE, type Locale, storedLocale, storeLocale } from './locale'

export { i18n }

export interface MessageLoaders {
  /** The messages of the sign-in page. */
  readonly first: (locale: Locale) => Promise<Messages>
  /** Everything else. */
  readonly rest: (locale: Locale) => Promise<Messages>
}

const none = async () => ({})
let loaders: MessageLoaders = { first: none, rest: none }
let needsRest = false

/** The active language, for code that must react to a switch. */
export const useLocaleStore = create<{ readonly locale: Locale }>(() => ({ locale: DEFAULT_LOCALE }))

export function currentLocale(): Locale {
  return useLocaleStore.getState().locale
}

/** Loads a language, then switches everything at once. */
export async function switchLocale(locale: Locale): Promise<void> {
  const [first, rest] = await Promise.all([loaders.first(locale), needsRest ? loaders.rest(locale) : {}])
  i18n.loadAndActivate({ locale, messages: { ...first, ...rest } })
  document.documentElement.lang = locale
  storeLocale(locale)
  useLocaleStore.setState({ locale })
}

/** To be called before anything is shown that is not part of the first load. */
export async function loadAllMessages(): Promise<void> {
  needsRest = true
  const locale = currentLocale()
  i18n.load(locale, await loaders.rest(locale))
  i18n.activate(i18n.locale)
}

/** Called once before the first render. */
export async function startI18n(given: MessageLoaders): Promise<void> {
  loaders = given
  await switchLocale(storedLocale())
}
