/** Pictures large, one after the other, in a dialog of the browser's own. Loaded when it is first opened. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLargerMessages } from '../messages/use-larger-messages'
import { Icon, ICONS } from '../controls/Icon'
import { LARGER_ICONS } from '../controls/larger-icons'

export interface PictureViewerProps {
  /** Addresses that may be shown, and what each picture is called. */
  readonly pictures: readonly { readonly address: string; readonly name: string }[]
  readonly start: number
  readonly onClose: () => void
}

export function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const messages = useLargerMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [position, setPosition] = useState(start)
  const [isBroken, setBroken] = useState(false)
  const count = pictures.length
  const picture = pictures[Math.min(position, count - 1)]

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    // A DOM of tests may lack modal dialogs.
    if (typeof element.showModal !== 'function') return element.setAttribute('open', '')
    element.showModal()
    return () => element.close()
  }, [])
  const close = () => (typeof dialog.current?.close === 'function' ? dialog.current.close() : onClose())

  const step = (by: 1 | -1) => {
    setBroken(false)
    setPosition((at) => (at + by + count) % count)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The event does not reach the form below, nor the dialog it may be in.
    event.stopPropagation()
    if ((event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') || count < 2) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    step(event.key === forward ? 1 : -1)
    event.preventDefault()
  }
  if (!picture) return null
  return (
    // A click outside the picture closes; with the keyboard Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="fw-viewer"
      aria-label={picture.name}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="fw-viewer-bar">
        <span className="fw-viewer-position" role="status">
          {messages.picturePosition(Math.min(position, count - 1) + 1, count)}
        </span>
        <a className="fw-link" href={picture.address} target="_blank" rel="noopener noreferrer">
          {messages.openOriginal}
        </a>
        <button type="button" className="fw-icon-button" aria-label={messages.closeViewer} onClick={close}>
          <Icon path={ICONS.clear} />
        </button>
      </div>
      {isBroken ? (
        <p className="fw-viewer-broken">{messages.pictureBroken}</p>
      ) : (
        <img
          key={picture.address}
          className="fw-viewer-picture"
          src={picture.address}
          alt={picture.name}
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
      {count > 1 && (
        <>
          <button
            type="button"
            className="fw-viewer-step fw-viewer-step--back"
            aria-label={messages.previousPicture}
            onClick={() => step(-1)}
          >
            <Icon path={LARGER_ICONS.back} />
          </button>
          <button type="button" className="fw-viewer-step fw-viewer-step--on" aria-label={messages.nextPicture} onClick={() => step(1)}>
            <Icon path={LARGER_ICONS.forward} />
          </button>
        </>
      )}
    </dialog>
  )
}
