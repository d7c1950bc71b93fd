/** The words of the editor of conditions. */
import type { ConditionOperator } from '@formwork/form-schema'
import type { GroupMode } from '../properties/editors/conditions/condition-tree'

export interface ConditionMessages {
  readonly conditionModes: Readonly<Record<'hide' | 'and' | 'or' | 'notAll' | 'none', string>>
  readonly groupModes: Readonly<Record<GroupMode, string>>
  readonly checkModes: Readonly<Record<GroupMode, string>>
  readonly noCondition: string
  readonly operators: Readonly<Record<ConditionOperator, string>>
  /** Places are written as `2.1`: the first line of the second group. */
  readonly conditionLine: (place: string) => string
  readonly conditionField: (place: string) => string
  readonly conditionOperator: (place: string) => string
  readonly conditionValue: (place: string) => string
  readonly leastValue: (place: string) => string
  readonly mostValue: (place: string) => string
  readonly operandKind: (place: string) => string
  readonly operandKinds: Readonly<Record<'value' | 'field', string>>
  readonly otherField: (place: string) => string
  readonly sharedTitle: (title: string, model: string) => string
  readonly conditionGroup: (place: string) => string
  readonly groupMode: (place: string) => string
  readonly addGroup: string
  readonly removeGroup: (place: string) => string
  readonly check: (number: number) => string
  readonly addCheck: string
  readonly removeCheck: (number: number) => string
  readonly checkMessage: string
  readonly checkMessageOf: (number: number) => string
  readonly checkMessagePlaceholder: string
  readonly conditionNoFields: string
  readonly addCondition: string
  readonly removeCondition: (place: string) => string
  readonly missingField: (model: string) => string
}
