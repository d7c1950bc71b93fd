/** Rights in words, with the key that sets each in the grid. */
import type { FieldRight } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'

const RIGHTS: readonly FieldRight[] = ['hidden', 'read', 'write', 'required']

/** The key that sets a right where a cell has the focus. */
export const RIGHT_KEYS: Readonly<Record<string, FieldRight>> = { h: 'hidden', r: 'read', w: 'write', q: 'required' }

/** The rights that a field can have: computed fields are never written. */
export const rightsFor = ({ isComputed }: { readonly isComputed: boolean }): readonly FieldRight[] =>
  isComputed ? ['hidden', 'read'] : RIGHTS

export function rightWords(right: FieldRight, { isComputed }: { readonly isComputed: boolean }): string {
  if (isComputed && right === 'read') return t({ message: 'Shown', context: 'field right' })
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
