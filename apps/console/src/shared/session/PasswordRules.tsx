/** The rules for a new password, ticked off while it is typed. The server decides. */
import { kindsOfCharacters } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { Icon } from '../ui/icons/Icon'
import { visuallyHidden } from '../ui/layout/visually-hidden'
import { useSession } from './session-store'
import { useSite } from './site'

/** A shorter name is part of many words. */
const SHORTEST_NAME = 3

const keyOf = (text: string) => text.normalize('NFC').toLowerCase()

export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useLingui()
  const username = useSession((state) => state.user?.userName ?? '')
  const { passwordLength, passwordKinds } = useSite((site) => site.password_rules)
  const isTyped = password !== ''
  const hasName = username.length >= SHORTEST_NAME && keyOf(password).includes(keyOf(username))
  const rules = [
    { text: t`At least ${passwordLength} characters`, isMet: password.length >= passwordLength },
    ...(passwordKinds > 1
      ? [
          {
            text: t`${passwordKinds} of: lower case, upper case, digits, others`,
            isMet: kindsOfCharacters(password) >= passwordKinds,
          },
        ]
      : []),
    { text: t`Does not contain your user name`, isMet: isTyped && !hasName },
  ]
  return (
    <Box component="ul" aria-label={t`What the password has to be`} sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 13 }}>
      {rules.map(({ text, isMet }) => (
        <Box
          component="li"
          key={text}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: isMet ? 'success.main' : 'text.secondary' }}
        >
          <Icon name={isMet ? 'checkCircle' : 'info'} size={16} />
          {text}
          {isMet && <Box component="span" sx={visuallyHidden}>{t`met`}</Box>}
        </Box>
      ))}
    </Box>
  )
}
