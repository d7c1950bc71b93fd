/** The sentence of a refusal in the caller's language. */
import type { Locale } from '../domain/locale'
import type { RefusalCode, RefusalParams } from '../domain/refusal'
import { en } from './en'
import { zhCN } from './zh-CN'

const catalogues = { 'zh-CN': zhCN, en } as const satisfies Record<Locale, Record<RefusalCode, string>>

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(en, code)

export function refusalMessage(code: RefusalCode, params: RefusalParams, locale: Locale): string {
  return catalogues[locale][code].replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : ''
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}
