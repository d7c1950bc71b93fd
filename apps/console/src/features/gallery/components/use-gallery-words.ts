/** What the samples say, in the language of the page. */
import { useLingui } from '@lingui/react/macro'
import type { WidgetType } from '@formwork/form-schema'
import type { SampleWords } from '../gallery-samples'
import type { GalleryState } from '../gallery-states'

export interface GalleryWords {
  readonly samples: SampleWords
  readonly types: Readonly<Record<WidgetType, string>>
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
    types: {
      input: t`Input`,
      textarea: t`Textarea`,
      number: t`Number field`,
      radio: t`Radio`,
      checkbox: t`Checkbox`,
      time: t`Time picker`,
      date: t`Date picker`,
      rate: t`Rate`,
      color: t`Color picker`,
      select: t`Select`,
      switch: t`Switch`,
      slider: t`Slider`,
      text: t`Text`,
      blank: t`Custom area`,
      imgupload: t`Image`,
      file: t`File`,
      editor: t`Editor`,
      cascader: t`Cascader`,
      subform: t`Subform`,
      grid: t`Grid`,
      divider: t`Divider`,
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
