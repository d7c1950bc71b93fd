/** What the values of the old wire mean. */
import type { Sex } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'

export function useSexWords(): Readonly<Record<Sex, string>> {
  const { t } = useLingui()
  return {
    '0': t({ message: 'Male', context: 'sex' }),
    '1': t({ message: 'Female', context: 'sex' }),
    '2': t({ message: 'Not said', context: 'sex' }),
  }
}
