/** What the two kinds of upload fields have in common: their uploads, the question before a removal, and what the zone around them is told. */
import { useRef } from 'react'
import type { WidgetProps } from '../api/widget-props'
import { useRenderSettings } from '../form/render-settings'
import type { EntryShape } from './stored-files'
import type { UploadField } from './upload-settings'
import type { UploadZoneProps } from './UploadZone'
import { useRemoval } from './use-removal'
import { useTargetProblem } from './use-upload-target'
import { acceptedTypes } from './chosen/file-rules'
import { useUploads } from './use-uploads'

/** @param shape - how the field stores a file. */
export function useUploadField(
  { widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid }: WidgetProps<UploadField['type']>,
  shape: EntryShape,
  picturesOnly: boolean,
) {
  const { options, model, name, type } = widget
  const uploads = useUploads({
    widget,
    field: { model, type, label: name, isStorage: options.isQiniu, domain: options.domain },
    options,
    shape,
    value,
    onChange,
    picturesOnly,
  })
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval(list, uploads.files, uploads.remove)
  const targetProblem = useTargetProblem(options)
  /** Nobody may change the value. */
  const isFixed = disabled || readOnly
  const isLocked = isFixed || targetProblem !== null
  const zone: Omit<UploadZoneProps, 'children'> = {
    id,
    labelId,
    describedBy,
    invalid,
    isLocked,
    notices: uploads.notices,
    announcement: uploads.announcement,
    onFiles: uploads.add,
    onLeave: onBlur,
  }
  const accept = acceptedTypes(widget, useRenderSettings().upload?.limits) ?? (picturesOnly ? 'image/*' : undefined)
  return { uploads, accept, list, removal, targetProblem, isFixed, isLocked, zone }
}
