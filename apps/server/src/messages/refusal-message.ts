/** The sentence of a refusal in the caller's language. */
import type { Locale } from '../domain/locale'
import type { RefusalCode, RefusalParams } from '../domain/refusal'
import { en } from './en'
import type { Catalogue, Sentence } from './sentence'
import { zhCN } from './zh-CN'

const catalogues = { 'zh-CN': zhCN, en } as const satisfies Record<Locale, Catalogue>

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(en, code)

export function refusalMessage(code: RefusalCode, params: RefusalParams, locale: Locale): string {
  return sentenceFor(catalogues[locale][code], params).replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : ''
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
}

function sentenceFor(sentence: Sentence, { by, outcome }: RefusalParams): string {
  if (typeof sentence === 'string') return sentence
  if (by === '') return sentence.nobody
  return (
    (typeof outcome === 'string' && Object.hasOwn(sentence.outcomes, outcome) ? sentence.outcomes[outcome] : undefined) ?? sentence.other
  )
}
