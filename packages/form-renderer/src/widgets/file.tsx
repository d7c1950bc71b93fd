/** `file`: any files, each a line with its name, how far it is, and what can be done with it. */
import { useRef } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { PreviewText } from '../controls/PreviewText'
import { FileLine, UploadLine } from '../uploads/FileLine'
import { FILE, isPending, storedFiles } from '../uploads/stored-files'
import { Chooser, UploadZone } from '../uploads/UploadZone'
import { useUploadField } from '../uploads/use-upload-field'
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

function FileField(props: WidgetProps<'file'>) {
  const messages = useLargerMessages()
  const { labelId, describedBy, widget } = props
  const input = useRef<HTMLInputElement>(null)
  const { uploads, accept, list, removal, targetProblem, isFixed, isLocked, zone } = useUploadField(props, FILE, false)
  return (
    <UploadZone {...zone}>
      {uploads.free > 0 && !isFixed && (
        <div className="fw-upload-add">
          <button
            type="button"
            className="fw-upload-button"
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
      <Chooser input={input} label={messages.addFiles} accept={accept} multiple={widget.options.multiple} onFiles={uploads.add} />
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
              onAsk={isFixed ? undefined : () => removal.ask(file)}
              onAnswer={(isYes) => removal.answer(file, isYes)}
              onCancel={() => uploads.remove(file)}
            />
          ))}
          {uploads.failed.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onRetry={() => uploads.retry(upload)} onDismiss={() => uploads.dismiss(upload)} />
          ))}
        </ul>
      )}
      {uploads.files.length === 0 && uploads.failed.length === 0 && isFixed && <PreviewText text="" />}
    </UploadZone>
  )
}
