/** The texts of the samples, in the language of the page. */
import { useLingui } from '@lingui/react/macro'
import type { SampleWords } from '../gallery-samples'
import type { GalleryState } from '../gallery-states'

export interface GalleryWords {
  readonly samples: SampleWords
  readonly states: Readonly<Record<GalleryState, string>>
}

export function useGalleryWords(): GalleryWords {
  const { t } = useLingui()
  return {
    samples: {
      hint: t`Please fill in`,
      tip: t`Shown below the field`,
      text: t`A short text`,
      longText: t`The meeting room projector flickers since Monday. Please replace the cable before the review on Friday.`,
      item: t`Item`,
      price: t`Unit price`,
      urgent: t`Urgent`,
      choice: (position) => t`Option ${position}`,
      region: (position) => t`Region ${position}`,
    },
    states: {
      empty: t`Empty`,
      filled: t`Filled`,
      required: t`Required`,
      wrong: t`With an error`,
      disabled: t`Switched off`,
      readonly: t`Read-only`,
      preview: t`Preview`,
    },
  }
}
