/** Kept runs of the draft: saved from the played one, played again, removed. Publishing plays all of them. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { TextSetting } from '../components/controls/TextSetting'
import { useEditor, useEditorState } from '../components/editor-context'
import type { ProcessForm } from '../forms/process-forms'
import { caseOf, isAsExpected, peopleOf, runOf, standInsActing, withCase } from './case-of-run'
import { executedPart, play, type Played, type Run } from './simulate'
import { focusBesideRemoved, REMOVES } from '../../../shared/ui/navigation/focus-beside-removed'

export interface CaseListProps {
  readonly run: Run
  readonly played: Played
  readonly forms: readonly ProcessForm[]
  readonly nameOf: (userId: string) => string
  readonly onRun: (run: Run) => void
}

export function CaseList({ run, played, forms, nameOf, onRun }: CaseListProps) {
  const { t } = useLingui()
  const { store, isReadOnly } = useEditor()
  const { definition, cases } = useEditorState(({ draft }) => draft)
  const [name, setName] = useState('')
  const actors = standInsActing(executedPart(run, played)).map(nameOf).join(t`, `)
  const title = name.trim()
  const kept = caseOf(run, played, definition, title)
  const isKnown = cases.some((one) => one.name === title)
  return (
    <Box ref={focusBesideRemoved} role="group" aria-label={t`Test cases`} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>{t`Test cases`}</Box>
      {cases.map((one) => {
        const again = runOf(one)
        const [requester = '', ...others] = peopleOf(one).map(nameOf)
        const acting = others.join(t`, `)
        const isGood = isAsExpected(one, play(again, definition, forms), definition)
        const known = one.name
        return (
          <Box key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 13 }}>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                onRun(again)
                // When it is continued and saved, it replaces the earlier case.
                setName(known)
              }}
            >
              {known}
            </Button>
            <StatusTag tone={isGood ? 'success' : 'warning'}>{isGood ? t`as expected` : t`ends elsewhere`}</StatusTag>
            {!isReadOnly && (
              <IconAction
                {...REMOVES}
                forFingers
                icon="trash"
                iconSize={16}
                size="small"
                label={t`Remove “${known}”`}
                onClick={() => store.describe({ cases: cases.filter(({ id }) => id !== one.id) })}
              />
            )}
            <Box sx={{ flexBasis: '100%', px: 1, color: 'text.secondary', fontSize: 12 }}>
              {acting === '' ? t`${requester} asks` : t`${requester} asks; then act: ${acting}`}
            </Box>
          </Box>
        )
      })}
      {!isReadOnly && (
        <>
          <TextSetting label={t`Name of the case`} value={name} maxLength={100} isReadOnly={false} onChange={setName} />
          {actors !== '' && (
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{t`A case names real people. Choose above who acts for: ${actors}`}</Box>
          )}
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ alignSelf: 'flex-start' }}
            disabled={kept === null || title === ''}
            onClick={() => {
              if (kept === null) return
              store.describe({ cases: withCase(cases, kept) })
              setName('')
            }}
          >
            {isKnown ? t`Replace “${title}” by this run` : t`Save the run as a case`}
          </Button>
        </>
      )}
    </Box>
  )
}
