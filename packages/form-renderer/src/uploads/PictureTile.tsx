/** One picture as a thumbnail: a click shows it large; its other buttons are at its edge. */
import { useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainUpload } from '../messages/upload-messages'
import { Icon } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import { CancelAct, FailedActs, type FailedActsProps, RemoveAct } from './FileButtons'
import { Progress } from './Progress'
import { RemovalQuestion } from './RemovalQuestion'
import { addressOf, type StoredFile } from './stored-files'
import { usePreview } from './use-preview'
import type { Upload } from './use-uploads'

export interface PictureTileProps {
  readonly file: StoredFile
  /** The accessible name of the picture, which has none of its own. */
  readonly name: string
  readonly upload?: Upload | undefined
  readonly isAsked?: boolean
  /** Absent where the picture may not be taken out. */
  readonly onAsk?: (() => void) | undefined
  readonly onAnswer?: (isYes: boolean) => void
  readonly onCancel?: () => void
  readonly onReplace?: (() => void) | undefined
  readonly onView: () => void
  /** Called when viewing is likely. */
  readonly onNear: () => void
}

export function PictureTile(props: PictureTileProps) {
  const { file, name, upload, isAsked = false, onAsk, onAnswer, onCancel, onReplace, onView, onNear } = props
  const messages = useLargerMessages()
  if (upload) return <UploadingTile upload={upload} onCancel={onCancel} />
  if (isAsked) {
    return (
      <li className="fw-picture fw-picture--asked">
        <RemovalQuestion name={name} onRemove={() => onAnswer?.(true)} onKeep={() => onAnswer?.(false)} />
      </li>
    )
  }
  const address = addressOf(file)
  return (
    <li className="fw-picture">
      {address ? <Thumbnail key={address} address={address} name={name} onView={onView} onNear={onNear} /> : <Broken />}
      <span className="fw-picture-acts">
        {onReplace && (
          <button type="button" className="fw-icon-button" aria-label={messages.replacePicture(name)} onClick={onReplace}>
            <Icon path={LARGER_ICONS.redo} />
          </button>
        )}
        {onAsk && <RemoveAct name={name} onClick={onAsk} />}
      </span>
    </li>
  )
}

interface ThumbnailProps {
  readonly address: string
  readonly name: string
  readonly onView: () => void
  readonly onNear: () => void
}

function Thumbnail({ address, name, onView, onNear }: ThumbnailProps) {
  const messages = useLargerMessages()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Broken />
  return (
    <button
      type="button"
      className="fw-picture-view"
      aria-label={messages.viewPicture(name)}
      onClick={onView}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <img src={address} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
    </button>
  )
}

function Broken() {
  const messages = useLargerMessages()
  return (
    <span className="fw-picture-broken">
      <Icon path={LARGER_ICONS.picture} />
      {messages.pictureBroken}
    </span>
  )
}

interface UploadingTileProps {
  readonly upload: Upload
  readonly onCancel: (() => void) | undefined
}

function UploadingTile({ upload, onCancel }: UploadingTileProps) {
  const preview = usePreview(upload.file)
  return (
    <li className="fw-picture fw-picture--uploading">
      {preview && <img src={preview} alt="" />}
      <Progress name={upload.name} percent={upload.percent} />
      <span className="fw-picture-acts">
        <CancelAct name={upload.name} onClick={onCancel} />
      </span>
    </li>
  )
}

export interface FailedTileProps extends Omit<FailedActsProps, 'name'> {
  readonly upload: Upload
}

/** A picture that did not arrive. */
export function FailedTile({ upload, onRetry, onDismiss }: FailedTileProps) {
  const messages = useLargerMessages()
  const { name, problem, file } = upload
  const preview = usePreview(file)
  const reason = problem ? explainUpload(problem, messages) : ''
  return (
    <li className="fw-picture fw-picture--failed" title={messages.fileProblem(name, reason)}>
      {preview && <img src={preview} alt="" />}
      <span className="fw-picture-problem">{reason}</span>
      <span className="fw-picture-acts">
        <FailedActs name={name} onRetry={onRetry} onDismiss={onDismiss} />
      </span>
    </li>
  )
}
