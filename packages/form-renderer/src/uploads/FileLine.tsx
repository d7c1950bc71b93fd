/** One file as a line: its name (a link when its address may be followed), and what can be done with it. */
import { useLargerMessages } from '../messages/use-larger-messages'
import { explainUpload } from '../messages/upload-messages'
import { Icon, ICONS } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'
import { CancelAct, FailedActs, type FailedActsProps, RemoveAct } from './FileButtons'
import { Progress } from './Progress'
import { RemovalQuestion } from './RemovalQuestion'
import { addressOf, nameOf, type StoredFile } from './stored-files'
import type { Upload } from './use-uploads'

export interface FileLineProps {
  readonly file: StoredFile
  readonly upload?: Upload | undefined
  /** True while it is asked whether to take the file out. */
  readonly isAsked?: boolean
  /** Absent where nothing may be taken out. */
  readonly onAsk?: (() => void) | undefined
  readonly onAnswer?: (isYes: boolean) => void
  readonly onCancel?: () => void
}

export function FileLine({ file, upload, isAsked = false, onAsk, onAnswer, onCancel }: FileLineProps) {
  const address = addressOf(file)
  const name = nameOf(file)
  if (isAsked) {
    return (
      <li className="fw-file">
        <RemovalQuestion name={name} onRemove={() => onAnswer?.(true)} onKeep={() => onAnswer?.(false)} />
      </li>
    )
  }
  return (
    <li className="fw-file">
      <Icon path={LARGER_ICONS.file} />
      <span className="fw-file-name" title={name}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
      </span>
      {upload ? (
        <>
          <span className="fw-file-note">{upload.percent === null ? '' : `${upload.percent}%`}</span>
          <CancelAct name={name} onClick={onCancel} />
          <Progress name={name} percent={upload.percent} />
        </>
      ) : (
        onAsk && <RemoveAct name={name} onClick={onAsk} />
      )}
    </li>
  )
}

export interface UploadLineProps extends Omit<FailedActsProps, 'name'> {
  readonly upload: Upload
}

/** A file that did not arrive. */
export function UploadLine({ upload, onRetry, onDismiss }: UploadLineProps) {
  const messages = useLargerMessages()
  const { name, problem } = upload
  return (
    <li className="fw-file fw-file--failed">
      <Icon path={ICONS.warning} />
      <span className="fw-file-name" title={name}>
        <bdi>{name}</bdi>
        <span className="fw-file-problem">{problem && explainUpload(problem, messages)}</span>
      </span>
      <FailedActs name={name} onRetry={onRetry} onDismiss={onDismiss} />
    </li>
  )
}
