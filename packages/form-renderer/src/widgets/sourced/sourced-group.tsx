/** A field of boxes whose choices come from a source: the labels of what is stored in a preview, else the boxes with what the source says around them. */
import type { Choice } from '@formwork/form-schema'
import type { ReactElement } from 'react'
import { ChoiceNotice, MoreChoices } from '../../choices/ChoiceNotice'
import { ChoicePreview } from '../../choices/ChoicePreview'
import { useChoices } from '../../choices/use-choices'
import type { SourceNotes } from '../../performance/inlined/choice-group'
import { listOf } from '../../values/choice-text'
import type { WidgetComponent, WidgetProps } from '../../api/widget-props'

type DrawGroup<P> = (props: P, choices: readonly Choice[] | null, notes?: SourceNotes) => ReactElement

export function sourcedGroup<T extends 'radio' | 'checkbox'>(draw: DrawGroup<WidgetProps<T>>): WidgetComponent<T> {
  function Filled(props: WidgetProps<T>) {
    const state = useChoices(props.widget.model, props.widget.options)
    const notes = { before: <ChoiceNotice state={state} />, after: <MoreChoices state={state} /> }
    return draw(props, state.status === 'ready' ? state.choices : null, notes)
  }
  return function SourcedGroup(props: WidgetProps<T>) {
    const { widget, value, mode } = props
    if (mode === 'preview') return <ChoicePreview model={widget.model} options={widget.options} values={listOf(value)} />
    return <Filled {...props} />
  }
}
