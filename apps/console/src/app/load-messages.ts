/** The catalogues of all features, one request per language: the build puts them into one chunk each. */
import type { Messages } from '@lingui/core'
import type { Locale } from '../shared/i18n/locale'

type Catalogue = { readonly messages: Messages }

const catalogues: Readonly<Record<Locale, Readonly<Record<string, () => Promise<Catalogue>>>>> = {
  'zh-CN': import.meta.glob<Catalogue>('../**/locales/zh-CN.po'),
  en: import.meta.glob<Catalogue>('../**/locales/en.po'),
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  const loaded = await Promise.all(Object.values(catalogues[locale]).map((load) => load()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}
