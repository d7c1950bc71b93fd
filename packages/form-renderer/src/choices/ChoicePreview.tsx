/** Chosen values as the labels that their source knows. */
import { useRenderSettings } from '../form/render-settings'
import { FailureNotice } from './ChoiceNotice'
import { chosenTexts } from '../values/choice-text'
import { PreviewText } from '../controls/PreviewText'
import { SkeletonText } from '../loading/SkeletonText'
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
  const texts = chosenTexts(values, stored.find, options)
  return (
    <>
      <PreviewText text={texts.join(messages.listSeparator)} />
      {stored.status === 'failed' && <FailureNotice message={stored.message} onRetry={stored.retry} />}
    </>
  )
}
