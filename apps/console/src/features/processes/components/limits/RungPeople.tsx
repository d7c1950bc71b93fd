/** Who is notified or asked at a rung: the leader of the late people, or named people. */
import type { Rung } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { EMPTY_POOL, PoolFields } from '../assignees/PoolFields'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { useEditor } from '../editor-context'
import { withPeople } from './edit-ladder'
import type { LimitOf } from './rung-words'

export interface RungPeopleProps {
  readonly rung: Rung
  readonly of: LimitOf
  readonly onRung: (rung: Rung) => void
}

export function RungPeople({ rung, of, onRung }: RungPeopleProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  if (rung.act !== 'tell' && rung.act !== 'giveTo') return null
  const { to } = rung
  return (
    <>
      <ChoiceSelect
        label={t`To whom`}
        value={to === undefined ? 'leader' : 'named'}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'leader', label: of === 'step' ? t`The leader of their department` : t`The leader of the requester’s department` },
          { value: 'named', label: t`Those who are named` },
        ]}
        onChange={(choice) => onRung(withPeople(rung, choice === 'leader' ? undefined : EMPTY_POOL))}
      />
      {to !== undefined && <PoolFields pool={to} onChange={(pool) => onRung(withPeople(rung, pool))} />}
    </>
  )
}
