/** The keys that work in the console, by where they work. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { IconAction } from '../../shared/ui/icons/IconAction'
import { closePalette } from './palette-store'

/** Either of them together with another key. */
const CONTROL = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'

interface Key {
  readonly keys: readonly string[]
  readonly does: string
}

export function KeysDialog() {
  const { t } = useLingui()
  const titleId = useId()
  const groups: readonly { readonly title: string; readonly keys: readonly Key[] }[] = [
    {
      title: t`Everywhere`,
      keys: [
        { keys: [CONTROL, 'K'], does: t`Find or do anything` },
        { keys: ['?'], does: t`Keyboard shortcuts` },
        { keys: ['Esc'], does: t`Close what is open` },
      ],
    },
    {
      title: t`Lists of tickets`,
      keys: [
        { keys: ['J', 'K'], does: t`Next and previous ticket` },
        { keys: ['O'], does: t`Open the ticket` },
        { keys: ['X'], does: t`Choose the ticket` },
        { keys: ['Shift', 'X'], does: t`Choose a range` },
        { keys: ['Esc'], does: t`Choose none` },
        { keys: ['A'], does: t`Agree (my to-do)` },
        { keys: ['R'], does: t`Refuse (my to-do)` },
        { keys: ['C'], does: t`Claim (my to-do)` },
      ],
    },
    {
      title: t`Page of a ticket`,
      keys: [
        { keys: ['J', 'K'], does: t`Next and previous of its list` },
        { keys: ['A'], does: t`Agree or complete` },
        { keys: ['R'], does: t`Refuse` },
        { keys: ['C'], does: t`Claim` },
        { keys: ['M'], does: t`Write a comment` },
        { keys: [CONTROL, 'Enter'], does: t`Send what a dialog asks` },
      ],
    },
    {
      title: t`Tag bar`,
      keys: [
        { keys: ['←', '→'], does: t`Go to the next page` },
        { keys: ['Delete'], does: t`Close the page` },
      ],
    },
    {
      title: t`Editors of forms and processes`,
      keys: [
        { keys: [CONTROL, 'S'], does: t`Save` },
        { keys: [CONTROL, 'Z'], does: t`Undo` },
        { keys: [CONTROL, 'Y'], does: t`Redo` },
      ],
    },
    {
      title: t`Canvas of a form`,
      keys: [
        { keys: ['↑', '↓'], does: t`Select another component` },
        { keys: ['Alt', '↑ ↓'], does: t`Move the component` },
        { keys: [CONTROL, 'D'], does: t`Copy the component` },
        { keys: ['Delete'], does: t`Delete the component` },
      ],
    },
  ]
  return (
    <Dialog open onClose={closePalette} transitionDuration={0} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center' }}>
        {t`Keyboard shortcuts`}
        <Box sx={{ ml: 'auto', mr: -2 }}>
          <IconAction autoFocus icon="close" label={t`Close`} onClick={closePalette} />
        </Box>
      </DialogTitle>
      <DialogContent sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 8 }}>
        {groups.map(({ title, keys }) => (
          <Box component="section" key={title} sx={{ breakInside: 'avoid', mb: 4 }}>
            <Box component="h3" sx={{ fontSize: 13, fontWeight: 600, m: 0, mb: 2 }}>
              {title}
            </Box>
            <Box component="dl" sx={{ m: 0 }}>
              {keys.map((key) => (
                <Box key={key.does} sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 32, fontSize: 13 }}>
                  <dt>{key.does}</dt>
                  <Box component="dd" sx={{ m: 0, ml: 'auto', display: 'flex', gap: 1 }}>
                    {key.keys.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  )
}
