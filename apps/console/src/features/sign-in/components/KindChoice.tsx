/** Which account: one of this site, or one of the LDAP directory. Native radios keep this page small. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { browserStorage } from '../../../shared/browser-storage'

/** `loginType` of the wire. */
export type SignInKind = 0 | 1

const REMEMBERED = 'sign-in-kind'

/** The one that was used last in this browser. */
export const rememberedKind = (): SignInKind => (browserStorage.read(REMEMBERED) === '1' ? 1 : 0)
export const rememberKind = (kind: SignInKind) => browserStorage.write(REMEMBERED, String(kind))

export interface KindChoiceProps {
  readonly kind: SignInKind
  readonly onKind: (kind: SignInKind) => void
}

export function KindChoice({ kind, onKind }: KindChoiceProps) {
  const { t } = useLingui()
  const kinds = [
    [0, t`Site account`],
    [1, t`LDAP account`],
  ] as const
  return (
    <Box
      role="radiogroup"
      aria-label={t`Kind of account`}
      sx={{ display: 'flex', gap: '2px', p: '3px', borderRadius: '8px', bgcolor: 'background.sunken' }}
    >
      {kinds.map(([id, name]) => (
        <Box
          key={id}
          component="label"
          sx={(theme) => ({
            flex: 1,
            display: 'grid',
            placeItems: 'center',
            height: 34,
            borderRadius: '6px',
            cursor: 'pointer',
            color: kind === id ? 'text.primary' : 'text.secondary',
            fontWeight: kind === id ? 600 : 400,
            bgcolor: kind === id ? 'background.paper' : 'transparent',
            boxShadow: kind === id ? `0 0 0 1px ${theme.vars?.palette.divider ?? 'transparent'}` : 'none',
            '&:has(:focus-visible)': { boxShadow: `0 0 0 2px ${theme.vars?.palette.primary.main ?? 'currentColor'}` },
          })}
        >
          <Box
            component="input"
            type="radio"
            name="kind"
            checked={kind === id}
            onChange={() => onKind(id)}
            sx={{ position: 'absolute', opacity: 0, width: 1, height: 1, m: 0 }}
          />
          {name}
        </Box>
      ))}
    </Box>
  )
}
