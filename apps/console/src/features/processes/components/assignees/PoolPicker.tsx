/** People by name, role, post or department: who may start a process, who may be chosen for a step. */
import type { ProcessSettings } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { useEditor } from '../editor-context'
import { PeoplePicker } from './PeoplePicker'
import { RolePicker } from './RolePicker'
import { Several } from './Several'

export type Pool = NonNullable<ProcessSettings['starters']>

const NOBODY: Pool = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

export interface PoolPickerProps {
  readonly label: string
  /** Undefined: everybody. */
  readonly pool: Pool | undefined
  readonly onChange: (pool: Pool | undefined) => void
}

export function PoolPicker({ label, pool, onChange }: PoolPickerProps) {
  const { t } = useLingui()
  const { isReadOnly, posts, departments } = useEditor()
  const put = (changes: Partial<Pool>) => onChange({ ...(pool ?? NOBODY), ...changes })
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
        onChange={(choice) => onChange(choice === 'all' ? undefined : NOBODY)}
      />
      {pool !== undefined && (
        <>
          <PeoplePicker ids={pool.userIds} isReadOnly={isReadOnly} onChange={(userIds) => put({ userIds })} />
          <RolePicker ids={pool.roleIds} isReadOnly={isReadOnly} onChange={(roleIds) => put({ roleIds })} />
          <Several
            label={t({ message: 'Posts', context: 'people' })}
            all={posts}
            ids={pool.postIds}
            isReadOnly={isReadOnly}
            onIds={(postIds) => put({ postIds })}
          />
          <Several
            label={t({ message: 'Departments', context: 'people' })}
            all={departments}
            ids={pool.departmentIds}
            isReadOnly={isReadOnly}
            onIds={(departmentIds) => put({ departmentIds })}
          />
        </>
      )}
    </>
  )
}
