/** The catalogues: those of the sign-in page come with the first load, the rest with the console. The build makes one file of each part. */
import type { Messages } from '@lingui/core'
import { addMessages, currentLocale } from '../shared/i18n/i18n'
import type { Locale } from '../shared/i18n/locale'

type Catalogue = { readonly messages: Messages }
type Loaders = Readonly<Record<string, () => Promise<Catalogue>>>

const outside: Readonly<Record<Locale, Loaders>> = {
  'zh-CN': import.meta.glob<Catalogue>(['../shared/locales/zh-CN.po', '../features/sign-in/locales/zh-CN.po']),
  en: import.meta.glob<Catalogue>(['../shared/locales/en.po', '../features/sign-in/locales/en.po']),
}
const inside: Readonly<Record<Locale, Loaders>> = {
  'zh-CN': import.meta.glob<Catalogue>(['./locales/zh-CN.po', '../features/*/locales/zh-CN.po', '!../features/sign-in/**']),
  en: import.meta.glob<Catalogue>(['./locales/en.po', '../features/*/locales/en.po', '!../features/sign-in/**']),
}

let isInside = false

async function load(loaders: Loaders): Promise<Messages> {
  const loaded = await Promise.all(Object.values(loaders).map((one) => one()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, rest] = await Promise.all([load(outside[locale]), isInside ? load(inside[locale]) : {}])
  return { ...first, ...rest }
}

/** Before the console shows for the first time. */
export async function loadConsoleMessages(): Promise<void> {
  isInside = true
  const locale = currentLocale()
  addMessages(locale, await load(inside[locale]))
}
