/** The processes whose tickets a webhook is notified of. */
import { useLingui } from '@lingui/react/macro'
import type { Choice } from '../../../shared/contract-form/ChoiceRow'
import { ManyChoicesRow } from '../../../shared/contract-form/ManyChoicesRow'
import type { RowProps } from '../../../shared/contract-form/Row'

export interface ProcessesRowProps<Name extends string> extends RowProps<Name> {
  readonly processes: readonly Choice[]
}

export function ProcessesRow<Name extends string>({ processes, ...row }: ProcessesRowProps<Name>) {
  const { t } = useLingui()
  return <ManyChoicesRow {...row} choices={processes} unknownName={t`A process that was removed`} hint={t`None chosen: of all processes`} />
}
