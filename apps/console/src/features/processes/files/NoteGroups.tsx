/** Differences from a file, and things to be done by hand: each reason once, with all its places below. */
import { plural } from '@lingui/core/macro'
import Box from '@mui/material/Box'

/** Of one reason: more would not be read, and the browser would take seconds to render them. */
const MAX_SHOWN = 200

export interface NoteGroup {
  readonly reason: string
  readonly lines: readonly string[]
}

export interface NoteGroupsProps {
  /** For assistive technology. */
  readonly label: string
  readonly groups: readonly NoteGroup[]
}

export function NoteGroups({ label, groups }: NoteGroupsProps) {
  if (groups.length === 0) return null
  return (
    // It scrolls: keyboard users reach it with the tab key.
    <Box
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={{
        maxHeight: { xs: '50vh', sm: 320 },
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        px: 3,
        py: 2,
        fontSize: 13,
      }}
    >
      {groups.map(({ reason, lines }) => (
        <Box key={reason} sx={{ '& + &': { mt: 2.5 } }}>
          <Box>{reason}</Box>
          <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {lines.slice(0, MAX_SHOWN).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a report never changes
              <li key={at}>{line}</li>
            ))}
            {lines.length > MAX_SHOWN && <li>{plural(lines.length - MAX_SHOWN, { one: 'and # more', other: 'and # more' })}</li>}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** In the order in which the reasons are first met. */
export function groupedBy<Note>(notes: readonly Note[], reasonOf: (note: Note) => string, lineOf: (note: Note) => string): NoteGroup[] {
  return [...Map.groupBy(notes, reasonOf)].map(([reason, of]) => ({ reason, lines: of.map(lineOf) }))
}
