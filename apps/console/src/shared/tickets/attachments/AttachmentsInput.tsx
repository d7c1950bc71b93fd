/** Adds files: chosen, or dropped on the button; each with its state and a way to take it away again. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ChangeEvent, type MouseEvent, useId } from 'react'
import { Icon } from '../../ui/icons/Icon'
import { IconAction } from '../../ui/icons/IconAction'
import { twoLines } from '../../ui/layout/two-lines'
import { visuallyHidden } from '../../ui/layout/visually-hidden'
import { focusRing } from '../../ui/theme/base-styles'
import { type AttachmentEntry, type Attachments, MAX_ATTACHMENTS } from './use-attachments'
import { focusBesideRemoved, REMOVES } from '../../ui/navigation/focus-beside-removed'

export function AttachmentsInput({ attachments: { entries, accept, add, remove } }: { readonly attachments: Attachments }) {
  const { t } = useLingui()
  const id = useId()
  const stateOf = (entry: AttachmentEntry) => {
    if (entry.state === 'failed') return entry.why
    const percent = entry.state === 'sending' ? entry.percent : 100
    return entry.state === 'sending' ? t`${percent} %` : ''
  }
  return (
    <Box ref={focusBesideRemoved} sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, alignItems: 'flex-start' }}>
      <Button
        component="label"
        size="small"
        variant="text"
        color="inherit"
        role={undefined}
        tabIndex={-1}
        disabled={entries.length >= MAX_ATTACHMENTS}
        startIcon={<Icon name="paperclip" size={16} />}
        sx={(theme) => ({ '&:has(:focus-visible)': focusRing(theme) })}
      >
        {t`Add files`}
        <Box
          component="input"
          id={id}
          type="file"
          multiple
          accept={accept}
          disabled={entries.length >= MAX_ATTACHMENTS}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            add([...(target.files ?? [])])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
          sx={visuallyHidden}
        />
      </Button>
      {entries.length > 0 && (
        <Box component="ul" aria-label={t`Attachments`} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
          {entries.map((entry) => (
            <Box
              component="li"
              key={entry.key}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, minWidth: 0, '& > svg': { flex: 'none' } }}
            >
              <Icon name="paperclip" size={16} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" title={entry.name} sx={twoLines}>
                  {entry.name}
                </Box>
                <Box
                  component="span"
                  role="status"
                  sx={{ fontSize: 12, color: entry.state === 'failed' ? 'error.main' : 'text.secondary' }}
                >
                  {stateOf(entry)}
                </Box>
              </Box>
              <Box {...REMOVES} sx={{ ml: 'auto', display: 'flex', flex: 'none', gap: { xs: 2, sm: 0 } }}>
                {entry.state === 'failed' && entry.retry !== null && <RetryAction name={entry.name} onRetry={entry.retry} />}
                <IconAction
                  forFingers
                  size="small"
                  icon="close"
                  iconSize={16}
                  label={t`Take away ${entry.name}`}
                  onClick={() => remove(entry.key)}
                />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

function RetryAction({ name, onRetry }: { readonly name: string; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button disappears with the failure; the one beside it stays.
    const beside = currentTarget.nextElementSibling
    if (beside instanceof HTMLElement) beside.focus()
    onRetry()
  }
  return <IconAction forFingers size="small" icon="refresh" iconSize={16} label={t`Upload ${name} again`} onClick={retry} />
}
