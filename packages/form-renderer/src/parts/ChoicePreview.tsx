/** Chosen values as their labels. A value whose label is not known is printed as it is: hiding it would be worse. */
import { useRenderSettings } from '../context'
import { FailureNotice } from './ChoiceNotice'
import { choiceText, textOf } from './choice-text'
import { PreviewText } from './PreviewText'
import { SkeletonText } from './SkeletonText'
import { type ChoiceOptions, useStoredChoices } from './use-choices'

export interface ChoicePreviewProps {
  readonly model: string
  readonly options: ChoiceOptions & { readonly showLabel: boolean }
  readonly values: readonly unknown[]
}

export function ChoicePreview({ model, options, values }: ChoicePreviewProps) {
  const { messages } = useRenderSettings()
  const stored = useStoredChoices(model, options, values)
  if (stored.status === 'loading') return <SkeletonText />
  const texts = values.map((value) => {
    const choice = stored.find(value)
    // Preview never shows an id where a label is known, so the label wins even when the control prints values.
    return choice ? choice.label || choiceText(choice, options) : textOf(value)
  })
  return (
    <>
      <PreviewText text={texts.filter((text) => text !== '').join(messages.listSeparator)} />
      {stored.status === 'failed' && <FailureNotice message={stored.message} onRetry={stored.retry} />}
    </>
  )
}
