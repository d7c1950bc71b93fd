/** Why a local change cannot be applied to what somebody else has saved, in words. */
import type { ReplayConflict } from '@formwork/form-designer'
import { t } from '@lingui/core/macro'

export function conflictWords({ code, label }: ReplayConflict): string {
  switch (code) {
    case 'changed-by-both':
      return label === '' ? t`Both of you changed the settings of the form.` : t`Both of you changed “${label}”.`
    case 'gone':
      return t`“${label}”, which you changed, was removed.`
    case 'whole-form':
      return t`You replaced the whole form, by an import for instance.`
    case 'refused':
      return label === '' ? t`One of your changes clashes with theirs.` : t`“${label}” clashes with what they made.`
  }
}
