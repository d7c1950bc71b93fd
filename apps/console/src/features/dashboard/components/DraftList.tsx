/** Unsent and unsaved drafts in this browser, to be continued or discarded. Absent without any. */
import type { CatalogueEntry } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { type BegunDraft, type DraftKind, useDraftsOf } from '../../../shared/drafts/drafts-of'
import { dropDraft } from '../../../shared/drafts/local-draft'
import { pathOfTicketDraft, processOfTicketDraft } from '../../../shared/drafts/ticket-draft'
import { pathOfDraft } from '../../../shared/drafts/use-draft-key'
import { useSignedInUser } from '../../../shared/session/session-store'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { confirm } from '../../../shared/ui/feedback/confirm-store'
import { IconAction } from '../../../shared/ui/icons/IconAction'
import { HomeLine } from './HomeLine'
import { HomeList } from './HomeList'

const SHOWN = 4
const PATHS: Readonly<Record<DraftKind, (id: string) => string>> = {
  ticket: pathOfTicketDraft,
  form: (id) => pathOfDraft('/design/forms', id),
  process: (id) => pathOfDraft('/design/processes', id),
}

export function DraftList({ catalogue }: { readonly catalogue: readonly CatalogueEntry[] }) {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  const drafts = useDraftsOf(userId)
  const nameOf = ({ kind, id }: BegunDraft) =>
    kind === 'form'
      ? t`Form`
      : kind === 'process'
        ? t`Process`
        : catalogue.find(({ processId }) => processId === processOfTicketDraft(id))?.name
  // A draft of a process that is no longer offered cannot be sent any more.
  const usable = drafts.filter((draft) => nameOf(draft) !== undefined)
  if (usable.length === 0) return null

  const discard = async ({ key, title }: BegunDraft) => {
    const isSure = await confirm({
      title: t`Discard this draft?`,
      text: title === '' ? t`What was typed is gone then.` : t`What was typed in “${title}” is gone then.`,
      action: t`Discard`,
    })
    if (isSure) dropDraft(key)
  }
  return (
    <HomeList title={t`Drafts`} count={usable.length} shown={usable.length} nothing="">
      {usable.slice(0, SHOWN).map((draft) => (
        <HomeLine
          key={draft.key}
          to={PATHS[draft.kind](draft.id)}
          title={draft.title === '' ? t`Without a name` : draft.title}
          facts={[nameOf(draft), <RelativeTime key="at" at={new Date(draft.at).toISOString()} />]}
          actions={<IconAction icon="trash" iconSize={16} label={t`Discard the draft`} onClick={() => void discard(draft)} />}
        />
      ))}
    </HomeList>
  )
}
