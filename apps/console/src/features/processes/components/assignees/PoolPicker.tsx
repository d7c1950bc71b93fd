/** People by name, role, post or department: who may start a process, who may be chosen for a step. */
import { useLingui } from '@lingui/react/macro'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { useEditor } from '../editor-context'
import { EMPTY_POOL, type Pool, PoolFields } from './PoolFields'

export interface PoolPickerProps {
  readonly label: string
  /** Undefined: everybody. */
  readonly pool: Pool | undefined
  readonly onChange: (pool: Pool | undefined) => void
}

export function PoolPicker({ label, pool, onChange }: PoolPickerProps) {
  const { t } = useLingui()
  const { isReadOnly } = useEditor()
  return (
    <>
      <ChoiceSelect
        label={label}
        value={pool === undefined ? 'all' : 'named'}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'all', label: t`Everybody` },
          { value: 'named', label: t`Those who are named` },
        ]}
        onChange={(choice) => onChange(choice === 'all' ? undefined : EMPTY_POOL)}
      />
      {pool !== undefined && <PoolFields pool={pool} onChange={onChange} />}
    </>
  )
}
