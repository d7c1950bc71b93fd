/** The editor of every kind of panel row: a total map, so that a new kind without an editor does not compile. */
import type { PanelEditor } from '@formwork/form-schema'
import type { ComponentType } from 'react'
import { ChoicesEditor } from './choices/ChoicesEditor'
import { ColorEditor } from './ColorEditor'
import { ColumnsEditor } from './slots/ColumnsEditor'
import { ConditionEditor } from './conditions/ConditionEditor'
import { DefaultValueEditor } from './DefaultValueEditor'
import type { EditorProps } from './editor-props'
import { HeadersEditor } from './HeadersEditor'
import { RemoteFunctionEditor, TokenFunctionEditor } from './HostNameEditor'
import { LengthEditor } from './LengthEditor'
import { MultilineEditor } from './MultilineEditor'
import { NumberEditor } from './NumberEditor'
import { PanesEditor } from './slots/PanesEditor'
import { PatternEditor } from './patterns/PatternEditor'
import { onDemand } from '../../loading/on-demand'
import { SelectEditor } from './SelectEditor'
import { SizeEditor } from './SizeEditor'
import { SwitchEditor } from './SwitchEditor'
import { TextEditor } from './TextEditor'
import { TreeChoicesEditor } from './choices/TreeChoicesEditor'

interface EditorEntry {
  readonly component: ComponentType<EditorProps>
  /** `row`: label left, control right. `block`: label above, the full width below. */
  readonly layout: 'row' | 'block'
  /** True when a `<label for>` reaches the control; else it names itself. */
  readonly labelled: boolean
}

export const RequestEditor = onDemand<EditorProps>({ load: async () => (await import('./request/RequestEditor')).RequestEditor })

export const editors: Readonly<Record<PanelEditor, EditorEntry>> = {
  text: { component: TextEditor, layout: 'row', labelled: true },
  multiline: { component: MultilineEditor, layout: 'block', labelled: true },
  number: { component: NumberEditor, layout: 'row', labelled: true },
  switch: { component: SwitchEditor, layout: 'row', labelled: true },
  select: { component: SelectEditor, layout: 'row', labelled: false },
  choices: { component: ChoicesEditor, layout: 'block', labelled: false },
  pattern: { component: PatternEditor, layout: 'block', labelled: true },
  condition: { component: ConditionEditor, layout: 'block', labelled: false },
  length: { component: LengthEditor, layout: 'row', labelled: true },
  color: { component: ColorEditor, layout: 'row', labelled: true },
  columns: { component: ColumnsEditor, layout: 'block', labelled: false },
  panes: { component: PanesEditor, layout: 'block', labelled: false },
  'choice-tree': { component: TreeChoicesEditor, layout: 'block', labelled: false },
  size: { component: SizeEditor, layout: 'row', labelled: false },
  headers: { component: HeadersEditor, layout: 'block', labelled: false },
  request: { component: RequestEditor, layout: 'block', labelled: false },
  'remote-function': { component: RemoteFunctionEditor, layout: 'row', labelled: true },
  'token-function': { component: TokenFunctionEditor, layout: 'row', labelled: true },
  'default-value': { component: DefaultValueEditor, layout: 'row', labelled: true },
}
