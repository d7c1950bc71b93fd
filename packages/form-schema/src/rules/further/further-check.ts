/** What `#further-rules` offers: the checks that are loaded when a form has rules that need them. */
import type { AnyKnownWidget } from '../../widgets/index'
import type { FieldContext } from '../validate-field'
import type { ValueIssue } from '../value-issue'
import type { Scope } from '../value-scope'

export interface FurtherCheck {
  /** What is wrong with the value of one field, seen by itself. */
  readonly field: (field: AnyKnownWidget, value: unknown, context: FieldContext) => readonly ValueIssue[]
  /** What is wrong across the fields of a record, whose fields by themselves have `issues`. */
  readonly record: (scope: Scope, issues: readonly ValueIssue[]) => readonly ValueIssue[]
}
