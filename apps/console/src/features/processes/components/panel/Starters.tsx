/** Who may start the process: everybody who may start tickets, or those who are named. */
import type { ProcessSettings } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import { NamedPicker } from '../assignees/NamedPicker'
import { PeoplePicker } from '../assignees/PeoplePicker'
import { RolePicker } from '../assignees/RolePicker'
import { ChoiceSelect } from '../controls/ChoiceSelect'
import { type Named, useEditor } from '../editor-context'

type Starting = NonNullable<ProcessSettings['starters']>

const NOBODY: Starting = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

export interface SettingsPart {
  readonly settings: ProcessSettings
  readonly onChange: (changes: Partial<ProcessSettings>) => void
}

export function Starters({ settings: { starters }, onChange }: SettingsPart) {
  const { t } = useLingui()
  const { isReadOnly, posts, departments } = useEditor()
  const put = (changes: Partial<Starting>) => onChange({ starters: { ...(starters ?? NOBODY), ...changes } })
  const several = (label: string, all: readonly Named[], ids: readonly string[], onIds: (ids: string[]) => void) => (
    <NamedPicker
      label={label}
      placeholder={t`Choose`}
      disabled={isReadOnly}
      value={ids.map((id) => all.find((one) => one.id === id) ?? { id, name: '…' })}
      options={[...all]}
      onIds={onIds}
      noOptionsText={t`Nothing found`}
    />
  )
  return (
    <>
      <ChoiceSelect
        label={t`Who may start it`}
        value={starters === undefined ? 'all' : 'named'}
        isReadOnly={isReadOnly}
        choices={[
          { value: 'all', label: t`Everybody` },
          { value: 'named', label: t`Those who are named` },
        ]}
        onChange={(choice) => onChange({ starters: choice === 'all' ? undefined : NOBODY })}
      />
      {starters !== undefined && (
        <>
          <PeoplePicker ids={starters.userIds} isReadOnly={isReadOnly} onChange={(userIds) => put({ userIds })} />
          <RolePicker ids={starters.roleIds} isReadOnly={isReadOnly} onChange={(roleIds) => put({ roleIds })} />
          {several(t({ message: 'Posts', context: 'people' }), posts, starters.postIds, (postIds) => put({ postIds }))}
          {several(t({ message: 'Departments', context: 'people' }), departments, starters.departmentIds, (departmentIds) =>
            put({ departmentIds }),
          )}
        </>
      )}
    </>
  )
}
