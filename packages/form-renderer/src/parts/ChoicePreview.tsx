/** Chosen values as their labels. A value whose label is not known is printed as it is: hiding it would be worse. */
import { useRenderSettings } from '../context'
import { ChoiceNotice } from './ChoiceNotice'
import { choiceText, sameValue, textOf } from './choice-text'
import { PreviewText } from './PreviewText'
import type { ChoiceState } from './use-choices'

export interface ChoicePreviewProps {
  readonly state: ChoiceState
  readonly values: readonly unknown[]
  readonly rule: { readonly showLabel: boolean; readonly remote: boolean | 99 }
}

export function ChoicePreview({ state, values, rule }: ChoicePreviewProps) {
  const { messages } = useRenderSettings()
  if (values.length > 0 && (state.status === 'loading' || state.status === 'failed')) return <ChoiceNotice state={state} />
  const choices = state.status === 'ready' ? state.choices : []
  const texts = values.map((value) => {
    const choice = choices.find((candidate) => sameValue(candidate.value, value))
    // Preview never shows an id where a label is known, so the label wins even when the control prints values.
    return choice ? choice.label || choiceText(choice, rule) : textOf(value)
  })
  return <PreviewText text={texts.filter((text) => text !== '').join(messages.listSeparator)} />
}
