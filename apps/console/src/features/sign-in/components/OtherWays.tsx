/** The button that leads to the OpenID provider, and the result on return. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { showError } from '../../../shared/ui/feedback/toast-store'
import { startAtProvider } from '../api/sign-in'
import { keepForReturn } from '../oidc-return'

export interface OtherWaysProps {
  readonly label: string
  /** Where the address asks to go afterwards. */
  readonly redirect: string | null
}

export function OtherWays({ label, redirect }: OtherWaysProps) {
  const { t } = useLingui()
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      const { address, ticket } = await startAtProvider()
      keepForReturn({ ticket, redirect: redirect ?? '' })
      location.assign(address)
    } catch (error) {
      setLeaving(false)
      showError(error)
    }
  }
  return (
    <Box sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4, color: 'text.secondary', fontSize: 13 }}>
        <Box sx={{ flex: 1, borderTop: 1, borderColor: 'divider' }} />
        {t`or`}
        <Box sx={{ flex: 1, borderTop: 1, borderColor: 'divider' }} />
      </Box>
      <Button variant="outlined" size="large" fullWidth loading={isLeaving} onClick={() => void leave()}>
        {label}
      </Button>
    </Box>
  )
}
