/** The catalogues: those of the sign-in page are in the first load, the rest is loaded with the console. The build makes one file of each part. */
import type { Messages } from '@lingui/core'
import type { MessageLoaders } from '../shared/i18n/i18n'
import type { Locale } from '../shared/i18n/locale'

type Catalogue = { readonly messages: Messages }
type Loaders = Readonly<Record<string, () => Promise<Catalogue>>>

const first: Readonly<Record<Locale, Loaders>> = {
  'zh-CN': import.meta.glob<Catalogue>(['../shared/i18n/locales/zh-CN.po', '../features/sign-in/locales/zh-CN.po']),
  en: import.meta.glob<Catalogue>(['../shared/i18n/locales/en.po', '../features/sign-in/locales/en.po']),
}
const rest: Readonly<Record<Locale, Loaders>> = {
  'zh-CN': import.meta.glob<Catalogue>([
    './locales/zh-CN.po',
    '../shared/locales/zh-CN.po',
    '../features/*/locales/zh-CN.po',
    '!../features/sign-in/**',
  ]),
  en: import.meta.glob<Catalogue>(['./locales/en.po', '../shared/locales/en.po', '../features/*/locales/en.po', '!../features/sign-in/**']),
}

async function load(loaders: Loaders): Promise<Messages> {
  const loaded = await Promise.all(Object.values(loaders).map((one) => one()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages
}

export const messageLoaders: MessageLoaders = {
  first: (locale) => load(first[locale]),
  rest: (locale) => load(rest[locale]),
}
