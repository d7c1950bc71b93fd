/** A finding as a sentence for people. */
import type { ProcessFinding } from '../findings'
import { en } from './en'
import { zhCN } from './zh-CN'

export type MessageLocale = 'zh-CN' | 'en'

export function findingMessage(found: ProcessFinding, locale: MessageLocale): string {
  const template = (locale === 'en' ? en : zhCN)[found.code]
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(found.params, name) ? String(found.params[name]) : whole,
  )
}
