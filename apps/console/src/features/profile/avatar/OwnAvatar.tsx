/** One's own picture, and what can be done with it. The dialog that cuts pictures is loaded when it is opened. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { showOwnPicture } from '../../../shared/people/pictures'
import { useSignedInUser } from '../../../shared/session/session-store'
import { Avatar } from '../../../shared/ui/display/Avatar'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { OverlayBoundary } from '../../../shared/ui/feedback/OverlayBoundary'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

const AvatarDialog = lazy(async () => ({ default: (await import('./AvatarDialog')).AvatarDialog }))

export function OwnAvatar() {
  const { t } = useLingui()
  const { name, avatar } = useSignedInUser()
  const [isChanging, setChanging] = useState(false)
  const remove = useExclusiveMutation(async () => {
    const title = t`Remove your picture?`
    if (!(await confirm({ title, text: t`Your initial is shown instead.`, action: t`Remove`, tone: 'error' }))) return
    await call(routes.removeAvatar)
    showOwnPicture('')
    showToast('success', t`Picture removed`)
  })
  return (
    <>
      <Avatar name={name} address={avatar} size={96} />
      <Box ref={focusBesideRemoved} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button size="small" onClick={() => setChanging(true)}>
          {avatar === '' ? t`Add picture` : t`Change picture`}
        </Button>
        {avatar !== '' && (
          <Button {...REMOVES} size="small" color="inherit" loading={remove.isRunning} onClick={() => void remove.run()}>
            {t`Remove picture`}
          </Button>
        )}
      </Box>
      {isChanging && (
        <OverlayBoundary onClose={() => setChanging(false)}>
          <Suspense>
            <AvatarDialog onClose={() => setChanging(false)} />
          </Suspense>
        </OverlayBoundary>
      )}
    </>
  )
}
