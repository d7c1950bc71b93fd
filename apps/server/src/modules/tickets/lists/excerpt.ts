/** The part of a line around a hit of a search. */
import type { Excerpt } from '@formwork/api-contract'

/** Signs on either side. */
const AROUND = 40

/**
 * @param line contains the keyword, in capitals or small letters
 * @example
 * excerptOf('请财务同意后付款', '同意') // { before: '请财务', match: '同意', after: '后付款' }
 */
export function excerptOf(line: string, keyword: string): Excerpt {
  const at = placeOf(line, keyword)
  const before = Array.from(line.slice(0, at)).reverse()
  const after = Array.from(line.slice(at + keyword.length))
  return {
    before: (before.length > AROUND ? '…' : '') + before.slice(0, AROUND).reverse().join(''),
    match: line.slice(at, at + keyword.length),
    after: after.slice(0, AROUND).join('') + (after.length > AROUND ? '…' : ''),
  }
}

/** Where lower case changes the length (`İ`), the database may have found a hit that is not found here: then the line is shown from its beginning. */
function placeOf(line: string, keyword: string): number {
  const asTyped = line.indexOf(keyword)
  if (asTyped >= 0) return asTyped
  const small = line.toLowerCase()
  return small.length === line.length ? Math.max(0, small.indexOf(keyword.toLowerCase())) : 0
}
