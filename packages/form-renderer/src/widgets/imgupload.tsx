/** `imgupload`: pictures as thumbnails that can be added, shown large, replaced and taken out as far as the definition allows. */
import { useMemo, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import { lazyPanel } from '../loading/lazy-panel'
import { PreviewText } from '../controls/PreviewText'
import { useCss } from '../css/use-css'
import { FailedTile, PictureTile } from '../uploads/PictureTile'
import { addressOf, isPending, PICTURE, type StoredFile, storedFiles } from '../uploads/stored-files'
import { Chooser, UploadZone } from '../uploads/UploadZone'
import { useUploadField } from '../uploads/use-upload-field'
import type { WidgetProps } from '../api/widget-props'

const viewer = lazyPanel(() => import('../uploads/PictureViewer').then(({ PictureViewer }) => PictureViewer))

export function ImguploadWidget(props: WidgetProps<'imgupload'>) {
  return props.mode === 'preview' ? <PicturePreview {...props} /> : <PictureField {...props} />
}

/** What can be shown large, and the way to open it. */
function useViewer(files: readonly StoredFile[]) {
  const messages = useLargerMessages()
  const [start, setStart] = useState<number | null>(null)
  const pictures = files.flatMap((file, index) => {
    const address = isPending(file) ? undefined : addressOf(file)
    return address === undefined ? [] : [{ file, address, name: messages.pictureNumber(index + 1) }]
  })
  return {
    view: (file: StoredFile) => setStart(pictures.findIndex((picture) => picture.file === file)),
    opened: start === null ? null : <viewer.Component pictures={pictures} start={start} onClose={() => setStart(null)} />,
  }
}

function PicturePreview({ widget, value, labelId }: WidgetProps<'imgupload'>) {
  const messages = useLargerMessages()
  const files = useMemo(() => storedFiles(value).filter((file) => !isPending(file)), [value])
  const { view, opened } = useViewer(files)
  const { width, height } = widget.options.size
  const styled = useCss({ '--_picture-width': `${width}px`, '--_picture-height': `${height}px` })
  if (files.length === 0) return <PreviewText text="" />
  return (
    <div ref={styled}>
      <ul className="fw-pictures" aria-labelledby={labelId}>
        {files.map((file, index) => (
          <PictureTile
            // Old data may name two pictures alike.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            file={file}
            name={messages.pictureNumber(index + 1)}
            onView={() => view(file)}
            onNear={viewer.prefetch}
          />
        ))}
      </ul>
      {opened}
    </div>
  )
}

function PictureField(props: WidgetProps<'imgupload'>) {
  const messages = useLargerMessages()
  const { labelId, describedBy, widget } = props
  const { options } = widget
  const input = useRef<HTMLInputElement>(null)
  const replacing = useRef<HTMLInputElement>(null)
  const [replaced, setReplaced] = useState<StoredFile | null>(null)
  const { uploads, accept, list, removal, targetProblem, isFixed, isLocked, zone } = useUploadField(props, PICTURE, true)
  const { files, failed, free } = uploads
  const { view, opened } = useViewer(files)
  const styled = useCss({ '--_picture-width': `${options.size.width}px`, '--_picture-height': `${options.size.height}px` })
  // What was just added can always be taken back: too few pictures are refused, none at all may be fine.
  const mayRemove = (file: StoredFile) => !isFixed && (uploads.isNew(file) || (options.isDelete && files.length > options.min))
  // One picture is no demand on an empty list; where there is one it has to stay.
  const saysFewest = options.min > (files.length > 0 ? 0 : 1) && files.length <= options.min
  const hint = targetProblem ?? (saysFewest ? messages.fewestPictures(options.min) : null)
  return (
    <UploadZone {...zone}>
      <div ref={styled} className="fw-picture-row">
        {(files.length > 0 || failed.length > 0) && (
          <ul ref={list} className="fw-pictures" aria-labelledby={labelId}>
            {files.map((file, index) => (
              <PictureTile
                // Old data may name two pictures alike.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                file={file}
                name={messages.pictureNumber(index + 1)}
                upload={uploads.uploadOf(file)}
                isAsked={removal.asked === file}
                onAsk={mayRemove(file) ? () => removal.ask(file) : undefined}
                onAnswer={(isYes) => removal.answer(file, isYes)}
                onCancel={() => uploads.remove(file)}
                onReplace={
                  options.isEdit && !isLocked
                    ? () => {
                        setReplaced(file)
                        replacing.current?.click()
                      }
                    : undefined
                }
                onView={() => view(file)}
                onNear={viewer.prefetch}
              />
            ))}
            {failed.map((upload) => (
              <FailedTile key={upload.id} upload={upload} onRetry={() => uploads.retry(upload)} onDismiss={() => uploads.dismiss(upload)} />
            ))}
          </ul>
        )}
        {free > 0 && !isFixed && (
          <button
            type="button"
            className="fw-picture-add"
            aria-describedby={describedBy}
            disabled={isLocked}
            onClick={() => input.current?.click()}
          >
            <Icon path={LARGER_ICONS.add} />
            {messages.addPictures}
          </button>
        )}
      </div>
      <Chooser input={input} label={messages.addPictures} accept={accept} multiple={options.multiple} onFiles={uploads.add} />
      <Chooser input={replacing} accept={accept} multiple={false} onFiles={(chosen) => replaced && uploads.add(chosen, replaced)} />
      {!isFixed && hint !== null && <span className="fw-upload-hint">{hint}</span>}
      {files.length === 0 && failed.length === 0 && isFixed && <PreviewText text="" />}
      {opened}
    </UploadZone>
  )
}
