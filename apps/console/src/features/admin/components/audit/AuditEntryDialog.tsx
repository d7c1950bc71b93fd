/** One entry of the audit log: who, when, from where, and what was before and after. */
import type { AuditEntry } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { formatDateTime } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { Fact } from '../../../../shared/ui/layout/Page'
import { type ComparedValue, compareEntry, type PathPart } from '../../audit-comparison'
import { propertyWord } from '../../audit-property-words'
import { AUDIT_KIND_WORDS, subjectName } from '../../audit-words'
import { AuditValue } from './AuditValue'

export interface AuditEntryDialogProps {
  readonly entry: AuditEntry
  readonly onPerson: (id: string) => void
  readonly onClose: () => void
}

export function AuditEntryDialog({ entry, onPerson, onClose }: AuditEntryDialogProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { actor, subject } = entry
  const lines = compareEntry(entry)
  const people = [actor, subject.kind === 'user' && subject.id !== null ? { id: subject.id, name: subject.name } : null]
  const known = [...new Map(people.flatMap((person) => (person === null ? [] : [[person.id, person] as const]))).values()]
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="audit-title">
      <DialogTitle id="audit-title">{t(AUDIT_KIND_WORDS[entry.kind])}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, mb: 3 }}>
          <Fact label={t`Time`}>{formatDateTime(entry.at, locale)}</Fact>
          <Fact label={t`By`}>{actor?.name ?? t`Nobody signed in`}</Fact>
          {subject.name !== '' && <Fact label={t`About`}>{subjectName(subject)}</Fact>}
          <Fact label={t`Address`}>{entry.address || '—'}</Fact>
          <Fact label={t`Browser`}>{entry.userAgent || '—'}</Fact>
          <Fact label={t`Request`}>{entry.requestId}</Fact>
        </Box>
        {lines.length > 0 && <Comparison lines={lines} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {known.map(({ id, name }) => (
          <Button key={id} color="inherit" onClick={() => onPerson(id)}>
            {t`All entries of ${name}`}
          </Button>
        ))}
        <Button variant="contained" onClick={onClose}>
          {t`Close`}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const cell = { p: 2, verticalAlign: 'top', textAlign: 'left', overflowWrap: 'anywhere', borderBottom: 1, borderColor: 'divider' } as const

function Comparison({ lines }: { readonly lines: readonly ComparedValue[] }) {
  const { t } = useLingui()
  const titleOf = (part: PathPart) => {
    if ('name' in part) return part.name
    const word = propertyWord(part.property, part.within)
    return typeof word === 'string' ? word : t(word)
  }
  return (
    <Box component="table" sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: 13 }}>
      <Box component="thead" sx={{ color: 'text.secondary' }}>
        <tr>
          <Box component="th" scope="col" sx={{ ...cell, width: '30%' }}>{t`Property`}</Box>
          <Box component="th" scope="col" sx={cell}>{t`Before`}</Box>
          <Box component="th" scope="col" sx={cell}>{t`After`}</Box>
        </tr>
      </Box>
      <tbody>
        {lines.map(({ key, path, property, before, after }) => (
          <tr key={key}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
              {path.map(titleOf).join(' · ')}
            </Box>
            <Box component="td" sx={cell}>
              <AuditValue property={property} value={before} />
            </Box>
            <Box component="td" sx={cell}>
              <AuditValue property={property} value={after} />
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
