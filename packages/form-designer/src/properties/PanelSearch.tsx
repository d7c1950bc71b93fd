/** Finds rows of a long panel by their names. */
import { type AnyKnownWidget, fieldRuleMessages, hasChoices, hasRows, isField, logicOf, type PanelGroup } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import type { DesignerMessages } from '../messages/designer-messages'
import { holds } from '../parts/holds'
import { SearchInput } from '../parts/SearchInput'
import { useMessages } from '../store/designer-context'
import { fittingRules } from './further-rules'

export interface PanelSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
}

export function PanelSearch({ query, onChange }: PanelSearchProps) {
  const { panel } = useMessages().editing
  return (
    <div className="fd-search">
      <span className="fd-input fd-adorned">
        <Glyph name="search" size={15} />
        <SearchInput label={panel.search} query={query} onChange={onChange} />
      </span>
    </div>
  )
}

/** Whether a name holds what is searched for; an empty search finds everything. */
export function rowSearch(query: string): (label: string) => boolean {
  return (label) => holds(query, [label])
}

/** Whether a group of this widget holds rows beyond options whose names are searched for. */
export function hasFurther(
  { rules, stateConditions, editing: { logic, ruleMessages } }: DesignerMessages,
  group: PanelGroup,
  widget: AnyKnownWidget,
  isWanted: (label: string) => boolean,
): boolean {
  if (!isField(widget)) return false
  if (group === 'validation')
    return [...fittingRules(widget).map((rule) => rules[rule]), ...fieldRuleMessages(widget).map(({ rule }) => ruleMessages[rule])].some(
      isWanted,
    )
  if (group !== 'condition') return false
  const states = 'required' in widget.options && logicOf(widget).computed === undefined ? Object.values(stateConditions) : []
  const computed = hasRows(widget) ? [] : [logic.computed]
  const choices = hasChoices(widget) ? [logic.choicesWhen] : []
  return [...states, logic.hiddenValue, ...computed, ...choices].some(isWanted)
}
