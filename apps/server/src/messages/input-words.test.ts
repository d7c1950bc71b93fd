/** Refused values in the words of both languages, through the schema library itself. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inputWords } from './input-words'

const schema = z.object({
  title: z.string().min(1).max(3),
  count: z.number().max(9),
  list: z.array(z.string()).min(2),
  at: z.iso.date(),
})
const wordsOf = (input: unknown, locale: 'zh-CN' | 'en') =>
  schema
    .safeParse(input, { error: (issue) => inputWords(issue, locale) ?? 'as the library says' })
    .error?.issues.map(({ message }) => message)

it('says what is missing, of another type, too short and too long', () => {
  const given = { title: '', count: '1', list: ['a'], at: '2026-13-01' }
  expect(wordsOf({}, 'zh-CN')).toEqual(['为必填项', '为必填项', '为必填项', '为必填项'])
  expect(wordsOf(given, 'zh-CN')).toEqual(['至少 1 个字符', '应为数字，实际为文本', '至少 2 项', 'as the library says'])
  expect(wordsOf({ ...given, title: 'long', count: 10 }, 'zh-CN')).toEqual([
    '最多 3 个字符',
    '不能大于 9',
    '至少 2 项',
    'as the library says',
  ])
  expect(wordsOf({ ...given, title: null, count: Number.NaN }, 'en')).toEqual([
    'has to be a text and is null',
    'has to be a number and is not a number',
    'has to have at least 2 items',
    'as the library says',
  ])
  expect(wordsOf({ ...given, count: 3 }, 'en')?.[0]).toBe('has to have at least 1 character')
})
