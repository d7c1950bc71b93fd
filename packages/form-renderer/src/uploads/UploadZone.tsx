/** The group around an upload field: it takes files that are dropped on it or pasted into it, and says what it refused. */
import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { ControlGroup } from '../controls/ControlGroup'
import { holds } from '../controls/nodes'

export interface UploadZoneProps {
  readonly id: string
  readonly labelId: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** True when it takes no files: disabled, read-only, or full. */
  readonly isLocked: boolean
  readonly notices: readonly string[]
  readonly announcement: string
  readonly onFiles: (files: Iterable<File>) => void
  readonly onLeave: () => void
  readonly children: ReactNode
}

export function UploadZone({
  id,
  labelId,
  describedBy,
  invalid,
  isLocked,
  notices,
  announcement,
  onFiles,
  onLeave,
  children,
}: UploadZoneProps) {
  const messages = useLargerMessages()
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent<HTMLElement> | ClipboardEvent<HTMLElement>, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    // A file dropped into a form in a form is for the inner one.
    event.stopPropagation()
    onFiles(files)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (isLocked || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <ControlGroup id={id} role="group" labelId={labelId} describedBy={describedBy} onLeave={onLeave}>
      {/* Files come by the buttons inside as well; dropping and pasting are two more ways. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={isOver ? 'fw-upload fw-upload--over' : 'fw-upload'}
        data-invalid={invalid || undefined}
        onDragEnter={onDragOver}
        onDragOver={onDragOver}
        onDragLeave={(event) => {
          if (!holds(event.currentTarget, event.relatedTarget)) setOver(false)
        }}
        onDrop={(event) => {
          setOver(false)
          if (!isLocked) take(event, event.dataTransfer)
        }}
        onPaste={isLocked ? undefined : (event) => take(event, event.clipboardData)}
      >
        {children}
        {isOver && (
          <span className="fw-upload-drop" aria-hidden="true">
            {messages.dropHere}
          </span>
        )}
      </div>
      <div role="alert">
        {notices.length > 0 && (
          <ul className="fw-upload-notices">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
      </div>
      <span className="fw-visually-hidden" role="status">
        {announcement}
      </span>
    </ControlGroup>
  )
}

export interface ChooserProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** The words of the button: tests of a host find it by them, people the button. */
  readonly label?: string
  /** The types that are offered, as `<input accept>` takes them; undefined for all. */
  readonly accept: string | undefined
  readonly multiple: boolean
  readonly onFiles: (files: Iterable<File>) => void
}

/** The browser's own way to choose files, behind a button of ours. On a phone it offers the camera for pictures. */
export function Chooser({ input, label, accept, multiple, onFiles }: ChooserProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden="true"
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        // The same file may be chosen again, after it failed or was taken out.
        event.target.value = ''
        onFiles(files)
      }}
    />
  )
}
