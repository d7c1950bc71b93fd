/** The people who have the same form or process open, and oneself in another window. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { PersonAvatar } from '../people/PersonAvatar'
import { useSignedInUser } from '../session/session-store'
import type { EditorSnapshot } from './use-editor-snapshot'

const MAX_SHOWN = 3

export function OtherEditors({ open }: Pick<EditorSnapshot, 'open'>) {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  const others = open.filter(({ id, windows }) => id !== userId || windows > 1)
  if (others.length === 0) return null
  const names = others
    .map(({ id, name }) => (id === userId ? t`you, in another window` : name))
    .join(t({ message: ', ', context: 'between names' }))
  const more = others.length - MAX_SHOWN
  const said = t`Also open for: ${names}`
  return (
    <Tooltip title={said}>
      <Box role="status" tabIndex={0} aria-label={said} sx={{ display: 'flex', alignItems: 'center', borderRadius: '14px' }}>
        {others.slice(0, MAX_SHOWN).map(({ id, name }, index) => (
          <Box
            key={id}
            aria-hidden
            sx={{
              display: 'flex',
              ml: index === 0 ? 0 : '-6px',
              borderRadius: '50%',
              outline: '2px solid',
              outlineColor: 'background.paper',
            }}
          >
            <PersonAvatar id={id} name={name} size={24} />
          </Box>
        ))}
        {more > 0 && <Box component="span" aria-hidden sx={{ ml: 1, fontSize: 12 }}>{`+${more}`}</Box>}
      </Box>
    </Tooltip>
  )
}
