/** A small sum in words: for people who cannot see the picture of the verification code. Read aloud by a screen reader, and no harder to guess than four digits are to read. */
import { randomInt } from 'node:crypto'
import type { Locale } from '../../../domain/locale'

const words: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': [
    '零',
    '一',
    '二',
    '三',
    '四',
    '五',
    '六',
    '七',
    '八',
    '九',
    '十',
    '十一',
    '十二',
    '十三',
    '十四',
    '十五',
    '十六',
    '十七',
    '十八',
    '十九',
  ],
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
}
const sentences: Readonly<Record<Locale, (a: string, b: string, c: string) => string>> = {
  'zh-CN': (a, b, c) => `${a}加${b}再加${c}等于多少？请用数字回答。`,
  en: (a, b, c) => `What is ${a} plus ${b} plus ${c}? Answer in digits.`,
}

export function sumQuestion(locale: Locale): { readonly answer: string; readonly shown: string } {
  const numbers = [randomInt(1, 20), randomInt(1, 20), randomInt(1, 20)]
  const [a = '', b = '', c = ''] = numbers.map((number) => words[locale][number] ?? '')
  return { answer: String(numbers.reduce((sum, number) => sum + number, 0)), shown: sentences[locale](a, b, c) }
}
