/** Chooses a picture, cuts a square out of it, and sends it with progress. */
import { AVATAR_LIMIT_BYTES, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useEffect, useRef, useState } from 'react'
import { isAborted, isSessionEnd, messageOf } from '../../../shared/http/api-error'
import { postFiles } from '../../../shared/http/post-files'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showOwnPicture } from '../../../shared/people/pictures'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { FormDialog } from '../../../shared/ui/inputs/FormDialog'
import { cutPicture, type Square } from './cut-picture'
import { PictureChoice } from './PictureChoice'
import { PictureCutter } from './PictureCutter'

export function AvatarDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  /** An object URL, held in memory until it is revoked. */
  const [address, setAddress] = useState('')
  const held = useRef('')
  const [square, setSquare] = useState<Square | null>(null)
  const [problem, setProblem] = useState('')
  const [percent, setPercent] = useState(0)
  const sending = useRef<AbortController>(null)
  useEffect(
    () => () => {
      sending.current?.abort()
      URL.revokeObjectURL(held.current)
    },
    [],
  )

  const show = (file: File | null) => {
    URL.revokeObjectURL(held.current)
    held.current = file === null ? '' : URL.createObjectURL(file)
    setAddress(held.current)
    setSquare(null)
  }
  const refuse = (why: string) => {
    show(null)
    setProblem(why)
  }
  const choose = (file: File) => {
    if (!file.type.startsWith('image/')) return refuse(t`This is not a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.`)
    if (file.size > AVATAR_LIMIT_BYTES) return refuse(t`The picture is larger than 10 MB. Choose a smaller one.`)
    setProblem('')
    show(file)
  }
  const unreadable = () => refuse(t`The picture cannot be read. Choose another one.`)
  const save = useExclusiveMutation(
    async () => {
      if (square === null) return
      setPercent(0)
      setProblem('')
      sending.current = new AbortController()
      const { signal } = sending.current
      const picture = await cutPicture(address, square)
      const sent = await postFiles(routes.uploadAvatar.path, [['upload[]', picture]], { signal, onProgress: setPercent })
      showOwnPicture(String(sent))
      showToast('success', t`Picture changed`)
      onClose()
    },
    {
      onError: (error) => {
        if (!isAborted(error) && !isSessionEnd(error)) setProblem(messageOf(error))
        return true
      },
    },
  )
  return (
    <FormDialog
      width="sm"
      title={t`Change picture`}
      action={t`Save picture`}
      isRunning={save.isRunning}
      isActionless={address === ''}
      isDirty={address !== ''}
      onSubmit={() => void save.run()}
      onClose={onClose}
    >
      {address === '' ? (
        <PictureChoice onChoose={choose} problem={problem} />
      ) : (
        <>
          <PictureCutter key={address} address={address} isDisabled={save.isRunning} onSquare={setSquare} onUnreadable={unreadable} />
          <Box role="alert" sx={{ color: 'error.main', fontSize: 13, '&:empty': { display: 'none' } }}>
            {problem}
          </Box>
          {save.isRunning ? (
            <LinearProgress variant="determinate" value={percent} aria-label={t`Upload`} />
          ) : (
            <Button color="inherit" onClick={() => refuse('')} sx={{ alignSelf: 'flex-start' }}>
              {t`Choose another picture`}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  )
}
