/** The fields of a pool: names, roles, posts or departments. */
import type { ProcessSettings } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { useEditor } from '../editor-context'
import { PeoplePicker } from './PeoplePicker'
import { RolePicker } from './RolePicker'
import { Several } from './Several'

export type Pool = NonNullable<ProcessSettings['starters']>

export const EMPTY_POOL: Pool = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

export interface PoolFieldsProps {
  readonly pool: Pool
  readonly onChange: (pool: Pool) => void
}

export function PoolFields({ pool, onChange }: PoolFieldsProps) {
  const { t } = useLingui()
  const { isReadOnly, posts, departments } = useEditor()
  const put = (changes: Partial<Pool>) => onChange({ ...pool, ...changes })
  return (
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
  )
}
