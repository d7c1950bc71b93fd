/** The texts of the console by its own catalogues: journeys are written in English and walked in both languages. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Language = 'zh-CN' | 'en'
/** A message of the console in the language of the walk; `{name}` stands for a value. @throws {Error} for what no catalogue holds. */
export type Say = (message: string, values?: Readonly<Record<string, string>>) => string

const SOURCES = join(import.meta.dirname, '../../apps/console/src')
const ENTRY = /(?:msgctxt "(.*)"\n)?msgid "((?:[^"\\]|\\.)*)"\nmsgstr "((?:[^"\\]|\\.)*)"/g

export function wordsOf(language: Language): Say {
  const messages = new Map<string, string>()
  // The same words in another sense are asked for with it: `person|Name`.
  for (const file of globSync(`**/locales/${language}.po`, { cwd: SOURCES }))
    for (const [, context, message = '', translation = ''] of readFileSync(join(SOURCES, file), 'utf8').matchAll(ENTRY))
      for (const key of context === undefined ? [message] : [`${context}|${message}`, ...(messages.has(message) ? [] : [message])])
        messages.set(key, translation)
  return (message, values = {}) => {
    const text = messages.get(message)
    if (text === undefined) throw new Error(`the console does not say “${message}”`)
    return Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), text)
  }
}
