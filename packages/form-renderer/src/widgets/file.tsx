/** `file`: any files, each a line with its name, how far it is, and what can be done with it. */
import { useRef } from 'react'
import { useRenderSettings } from '../form/render-settings'
import { PreviewText } from '../controls/PreviewText'
import { FileLine, UploadLine } from '../uploads/FileLine'
import { FILE, isPending, storedFiles } from '../uploads/stored-files'
import { Chooser, UploadZone } from '../uploads/UploadZone'
import { useRemoval } from '../uploads/use-removal'
import { useTargetProblem } from '../uploads/use-upload-target'
import { useUploads } from '../uploads/use-uploads'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import type { WidgetProps } from '../api/widget-props'

export function FileWidget(props: WidgetProps<'file'>) {
  return props.mode === 'preview' ? <FilePreview {...props} /> : <FileField {...props} />
}

function FilePreview({ value, labelId }: WidgetProps<'file'>) {
  const files = storedFiles(value).filter((file) => !isPending(file))
  if (files.length === 0) return <PreviewText text="" />
  return (
    <ul className="fw-files" aria-labelledby={labelId}>
      {files.map((file, index) => (
        // Old data may name two files alike.
        // oxlint-disable-next-line react/no-array-index-key
        <FileLine key={index} file={file} />
      ))}
    </ul>
  )
}

function FileField({ widget, id, labelId, describedBy, value, onChange, onBlur, disabled, readOnly, invalid }: WidgetProps<'file'>) {
  const { messages } = useRenderSettings()
  const { options, model, name } = widget
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({
    field: { model, type: 'file', label: name, isStorage: options.isQiniu, domain: options.domain },
    options,
    shape: FILE,
    value,
    onChange,
    picturesOnly: false,
  })
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval(list, uploads.files, uploads.remove)
  const targetProblem = useTargetProblem(options)
  const isLocked = disabled || readOnly || targetProblem !== null
  const hasRoom = uploads.room > 0
  return (
    <UploadZone
      id={id}
      labelId={labelId}
      describedBy={describedBy}
      invalid={invalid}
      isLocked={isLocked}
      notices={uploads.notices}
      announcement={uploads.announcement}
      onFiles={uploads.add}
      onLeave={onBlur}
    >
      {hasRoom && !disabled && !readOnly && (
        <div className="fw-upload-add">
          <button
            type="button"
            className="fw-button"
            aria-describedby={describedBy}
            disabled={isLocked}
            onClick={() => input.current?.click()}
          >
            <Icon path={LARGER_ICONS.upload} />
            {messages.addFiles}
          </button>
          <span className="fw-upload-hint">{targetProblem ?? messages.dropHint}</span>
        </div>
      )}
      <Chooser input={input} picturesOnly={false} multiple={options.multiple} onFiles={uploads.add} />
      {(uploads.files.length > 0 || uploads.failed.length > 0) && (
        <ul ref={list} className="fw-files" aria-labelledby={labelId}>
          {uploads.files.map((file, index) => (
            <FileLine
              // Old data may name two files alike.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              file={file}
              upload={uploads.uploadOf(file)}
              isAsked={removal.asked === file}
              onAsk={disabled || readOnly ? undefined : () => removal.ask(file)}
              onAnswer={(isYes) => removal.answer(file, isYes)}
              onCancel={() => uploads.remove(file)}
            />
          ))}
          {uploads.failed.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onRetry={() => uploads.retry(upload)} onDismiss={() => uploads.dismiss(upload)} />
          ))}
        </ul>
      )}
      {uploads.files.length === 0 && uploads.failed.length === 0 && (disabled || readOnly) && <PreviewText text="" />}
    </UploadZone>
  )
}
