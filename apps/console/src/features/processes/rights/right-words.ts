/** Rights in words, with the key that sets each in the grid. */
import type { FieldRight } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'

export const RIGHTS: readonly FieldRight[] = ['hidden', 'read', 'write', 'required']

/** The key that sets a right where a cell has the focus. */
export const RIGHT_KEYS: Readonly<Record<string, FieldRight>> = { h: 'hidden', r: 'read', w: 'write', q: 'required' }

export function rightWords(right: FieldRight): string {
  switch (right) {
    case 'hidden':
      return t({ message: 'Hidden', context: 'field right' })
    case 'read':
      return t`Read`
    case 'write':
      return t`Write`
    case 'required':
      return t`Required`
  }
}
