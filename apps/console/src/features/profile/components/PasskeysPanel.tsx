/** One's own passkeys: which there are, adding one, another name, removing one. */
import { type Passkey, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { useRouteQuery } from '../../../shared/http/use-route-query'
import { formatDate } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { useDeviceWords } from '../../../shared/people/use-device-words'
import { hasPasskeys } from '../../../shared/session/has-passkeys'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { LoadFailure } from '../../../shared/ui/feedback/LoadFailure'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { Panel } from '../../../shared/ui/layout/Page'
import { PasskeyNameDialog } from './PasskeyNameDialog'
import { PasswordDialog } from '../../../shared/session/second-factor/PasswordDialog'
import { useNewPasskey } from '../../../shared/session/second-factor/use-new-passkey'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

export function PasskeysPanel() {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useRouteQuery(routes.listPasskeys)
  const wordsOf = useDeviceWords()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const newPasskey = useNewPasskey()
  const add = async (password: string) => {
    if (await newPasskey(password, wordsOf(navigator.userAgent))) showToast('success', t`Passkey added. Next time you can sign in with it.`)
    setAdding(false)
  }
  const remove = useExclusiveMutation(async ({ id, name }: Passkey) => {
    const text = t`Nobody signs in with it any more. Your device may keep offering it until you remove it there too.`
    if (!(await confirm({ title: t`Remove the passkey ${name}?`, text, action: t`Remove`, tone: 'error' }))) return
    await call(routes.removePasskey, { params: { id } })
    invalidateRoutes(routes.listPasskeys)
    showToast('success', t({ message: 'Passkey removed', context: 'done' }))
  })
  const isPossible = hasPasskeys()
  return (
    <Panel
      title={t`Passkeys`}
      flush
      actions={
        isPossible && (
          <Button size="small" color="inherit" variant="outlined" onClick={() => setAdding(true)}>
            {t`Add a passkey`}
          </Button>
        )
      }
    >
      {error !== null && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data === undefined && isFetching && <Skeleton variant="rectangular" height={44} sx={{ m: 4 }} />}
      {data !== undefined && data.list.length === 0 && (
        <Box sx={{ p: 4, color: 'text.secondary', fontSize: 13 }}>
          {isPossible
            ? t`Sign in with the fingerprint, face or PIN that unlocks your device, or with a security key, instead of your password.`
            : t`Passkeys do not work at this address: they need https and a host name.`}
        </Box>
      )}
      {data !== undefined && data.list.length > 0 && (
        <Box ref={focusBesideRemoved} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} onRemove={() => void remove.run(passkey)} />
          ))}
        </Box>
      )}
      {isAdding && (
        <PasswordDialog
          title={t`Add a passkey`}
          text={t`Enter your password to go on. Your device then asks how you want to unlock the passkey.`}
          action={t`Continue`}
          onPassword={add}
          onClose={() => setAdding(false)}
        />
      )}
      {renamed !== null && <PasskeyNameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
    </Panel>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt, isSynced }, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useLingui()
  const added = formatDate(createdAt, useLocale())
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, py: 3, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon name="key" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {isSynced && <StatusTag tone="neutral">{t`Synced`}</StatusTag>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', fontSize: 13 }}>
          <span className="fw-numeric">{t`Added ${added}`}</span>
          <span>
            {lastUsedAt === null ? (
              t`Never used`
            ) : (
              <>
                {t`Last used`} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
        </Box>
      </Box>
      <IconAction forFingers icon="edit" label={t`Rename ${name}`} onClick={onRename} />
      <IconAction {...REMOVES} forFingers icon="trash" label={t`Remove ${name}`} onClick={onRemove} />
    </Box>
  )
}
