/** The first question about a new webhook: who is to be notified. */
import { WEBHOOK_KINDS, type WebhookKind } from '@formwork/api-contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { IconTile } from '../../../shared/ui/icons/IconTile'
import { useIsPhone } from '../../../shared/ui/layout/use-is-phone'
import { KIND_WORDS } from './webhook-words'

const KIND_HINTS: Readonly<Record<WebhookKind, MessageDescriptor>> = {
  signed: msg`A program of yours receives each event as JSON, signed`,
  wecom: msg`A group robot of WeCom posts a message`,
  dingtalk: msg`A group robot of DingTalk posts a message`,
  feishu: msg`A group robot of Feishu or Lark posts a message`,
  slack: msg`An incoming webhook of Slack posts a message`,
}

export interface KindDialogProps {
  readonly onChoose: (kind: WebhookKind) => void
  readonly onClose: () => void
}

export function KindDialog({ onChoose, onClose }: KindDialogProps) {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t`Who is to be told?`}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {WEBHOOK_KINDS.map((kind, at) => (
          <ButtonBase
            key={kind}
            autoFocus={at === 0}
            onClick={() => onChoose(kind)}
            sx={{
              justifyContent: 'flex-start',
              gap: 3,
              p: 3,
              border: 1,
              borderColor: 'divider',
              borderRadius: '8px',
              textAlign: 'left',
              '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
            }}
          >
            <IconTile icon={kind === 'signed' ? 'external' : 'comment'} name={kind === 'signed' ? kind : 'wecom'} />
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontSize: 14, fontWeight: 500 }}>{t(KIND_WORDS[kind])}</Box>
              <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t(KIND_HINTS[kind])}</Box>
            </Box>
          </ButtonBase>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t`Cancel`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
