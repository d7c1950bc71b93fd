/** Choices that the definition lists: their preview, and the text when there are none. */
import type { Choice } from '@formwork/form-schema'
import { useRenderSettings } from '../form/render-settings'
import { chosenTexts, type LabelRule, sameValue } from '../values/choice-text'
import { EmptyState } from '../controls/EmptyState'
import { PreviewText } from '../controls/PreviewText'

export interface LocalPreviewProps {
  readonly choices: readonly Choice[]
  readonly rule: LabelRule
  readonly values: readonly unknown[]
}

/** Chosen values as their labels. */
export function LocalPreview({ choices, rule, values }: LocalPreviewProps) {
  const { messages } = useRenderSettings()
  const find = (value: unknown) => choices.find((choice) => sameValue(choice.value, value))
  return <PreviewText text={chosenTexts(values, find, rule).join(messages.listSeparator)} />
}

export function NoChoices() {
  return <EmptyState of="choices" text={useRenderSettings().messages.noChoices} />
}
