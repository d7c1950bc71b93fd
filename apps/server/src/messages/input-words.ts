/** What is wrong with a value of a call, as the end of a sentence that begins with its place; undefined for what the schema library words well itself. */
import type { z } from 'zod'
import type { Locale } from '../domain/locale'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

interface Words {
  readonly missing: string
  readonly types: Readonly<Record<string, string>>
  readonly type: (expected: string, received: string) => string
  /** `unit`: of what so many; null for a number itself. */
  readonly bound: (side: 'least' | 'most', limit: string, unit: 'characters' | 'items' | null) => string
}

const WORDS: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    missing: '为必填项',
    types: {
      string: '文本',
      number: '数字',
      int: '整数',
      boolean: '布尔值',
      array: '列表',
      object: '对象',
      record: '对象',
      null: '空值',
      nan: '非数字',
    },
    type: (expected, received) => `应为${expected}，实际为${received}`,
    bound: (side, limit, unit) => {
      if (unit === null) return side === 'least' ? `不能小于 ${limit}` : `不能大于 ${limit}`
      return `${side === 'least' ? '至少' : '最多'} ${limit} ${unit === 'characters' ? '个字符' : '项'}`
    },
  },
  en: {
    missing: 'is missing',
    types: {
      string: 'a text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      record: 'an object',
      null: 'null',
      nan: 'not a number',
    },
    type: (expected, received) => `has to be ${expected} and is ${received}`,
    bound: (side, limit, unit) => {
      const most = `at ${side} ${limit}`
      if (unit === null) return `has to be ${most}`
      return `has to have ${most} ${limit === '1' ? unit.slice(0, -1) : unit}`
    },
  },
}

export function inputWords(issue: Issue, locale: Locale): string | undefined {
  const words = WORDS[locale]
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return words.missing
      const [expected, received] = [words.types[issue.expected], words.types[typeOf(issue.input)]]
      return expected === undefined || received === undefined ? undefined : words.type(expected, received)
    }
    case 'too_small':
      return issue.inclusive === false ? undefined : words.bound('least', String(issue.minimum), unitOf(issue.origin))
    case 'too_big':
      return issue.inclusive === false ? undefined : words.bound('most', String(issue.maximum), unitOf(issue.origin))
    default:
      return undefined
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isNaN(value) ? 'nan' : typeof value
}

function unitOf(origin: string): 'characters' | 'items' | null {
  if (origin === 'string') return 'characters'
  return origin === 'array' || origin === 'set' || origin === 'map' ? 'items' : null
}
