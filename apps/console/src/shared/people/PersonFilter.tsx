/** Narrows a list to one person. */
import { useLingui } from '@lingui/react/macro'
import { PersonPicker } from './PersonPicker'

const IDS = { id: 'person-filter', describedBy: undefined, isInvalid: false }

export interface PersonFilterProps {
  /** An id; empty for anybody. */
  readonly person: string
  readonly onChange: (person: string) => void
}

export function PersonFilter({ person, onChange }: PersonFilterProps) {
  const { t } = useLingui()
  return <PersonPicker ids={IDS} label={t`Person`} placeholder={t`Any person`} value={person} onChange={(id) => onChange(id ?? '')} />
}
