/** A document while it is edited: what is saved, on which revision, and how a conflict with somebody else is handled. */
import { routes } from '@formwork/api-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPage } from '../../testing/render-page'
import { ApiError } from '../http/api-error'
import { useSession } from '../session/session-store'
import { usePageMoves } from '../ui/navigation/page-moves'
import { DraftNotices } from './DraftNotices'
import { type DocumentEditorProps, type DocumentKind, type StoredDocument, useEditedDocument } from './use-edited-document'

interface Note {
  readonly name: string
}

let taken: readonly string[] = []
const saves = vi.fn<DocumentKind<StoredDocument, Note>['save']>()
const told = vi.fn()
const reload = vi.fn()
const settle = vi.fn<() => Promise<'clean' | 'dirty' | 'refused'>>()
const notes: DocumentKind<StoredDocument, Note> = {
  permissions: { create: 'note:add', update: 'note:edit' },
  refusals: { stale: 'form.stale', nameTaken: 'form.name-taken' },
  pathOf: (id) => `/notes/${id}`,
  load: async (id) => ({ id, name: 'Theirs', revision: 8 }),
  namesWith: async () => taken,
  save: saves,
  lists: [routes.listForms],
}
const stored: StoredDocument = { id: 'n1', name: 'Leave', revision: 4 }

function Editor(opened: DocumentEditorProps<StoredDocument, Note>) {
  const [name, setName] = useState(opened.initial.name)
  const [savedName, setSavedName] = useState(opened.detail?.name ?? '')
  const edited = useEditedDocument<StoredDocument, Note, Note>({
    kind: notes,
    opened,
    kept: { name },
    isDirty: name !== savedName,
    settle,
    currentDraft: () => ({ name }),
    markSaved: (draft) => setSavedName(draft.name),
    onSaved: told,
    nameMissing: 'Give it a name.',
  })
  return (
    <main>
      <input aria-label="Name" value={name} disabled={!edited.mayEdit} onChange={(event) => setName(event.target.value)} />
      <p role="alert">{edited.nameError}</p>
      <DraftNotices edited={edited} onReload={opened.onReload} />
    </main>
  )
}

const edit = async (opened: Partial<DocumentEditorProps<StoredDocument, Note>> = {}) => {
  const view = renderPage(
    <Editor draftKey="note.n1" detail={stored} initial={{ name: stored.name }} restored={null} onReload={reload} {...opened} />,
    { pattern: '/notes/:id', at: '/notes/n1' },
  )
  return view
}
const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), text)
const pressSave = () => userEvent.keyboard('{Control>}s{/Control}')
const refusal = (code: 'form.stale' | 'form.name-taken', message: string) => new ApiError({ code, message })

beforeEach(() => {
  vi.resetAllMocks()
  settle.mockResolvedValue('clean')
  usePageMoves.setState({ move: null })
  saves.mockImplementation(async (id, { name }, revision) => ({ id: id ?? 'n2', name, revision: (revision ?? 0) + 1 }))
})

describe('an edited document', () => {
  it('is saved on the revision it was based on, the next time on the one it got, and tells the person', async () => {
    await edit()
    await type(' a')
    await pressSave()
    await waitFor(() => expect(told).toHaveBeenCalledWith({ name: 'Leave a' }))
    await type('b')
    await pressSave()
    await waitFor(() =>
      expect(saves.mock.calls.map(([id, , revision]) => [id, revision])).toEqual([
        ['n1', 4],
        ['n1', 5],
      ]),
    )
  })

  it('is not saved without a change, nor without a name', async () => {
    await edit()
    await pressSave()
    await userEvent.clear(screen.getByRole('textbox', { name: 'Name' }))
    await pressSave()
    expect(await screen.findByText('Give it a name.')).toBeTruthy()
    expect(saves).not.toHaveBeenCalled()
  })

  it('takes over what is still being typed: that alone is a change, and what cannot be read stops every way of saving', async () => {
    await edit()
    settle.mockResolvedValue('dirty')
    await pressSave()
    await waitFor(() => expect(saves).toHaveBeenCalledOnce())
    settle.mockResolvedValue('refused')
    await type('!')
    await pressSave()
    expect(settle).toHaveBeenCalled()
    expect(saves).toHaveBeenCalledOnce()
  })

  it('says at the name that it is taken', async () => {
    saves.mockRejectedValue(refusal('form.name-taken', 'There is one of this name'))
    await edit()
    await type('!')
    await pressSave()
    expect((await screen.findByRole('alert')).textContent).toBe('There is one of this name')
  })

  it('goes on under the address of what was saved when it was new', async () => {
    await edit({ draftKey: 'note.new', detail: null, initial: { name: '' } })
    await type('New')
    await pressSave()
    await waitFor(() => expect(usePageMoves.getState().move).toEqual({ from: '/notes/n1', to: '/notes/n2' }))
    expect(saves.mock.calls).toEqual([[null, { name: 'New' }, null]])
  })

  it('is kept in this browser until it is saved', async () => {
    const { unmount } = await edit()
    await type('!')
    act(() => unmount())
    expect(localStorage.getItem('formwork.draft.note.n1')).toContain('"Leave!"')
    await edit({ initial: { name: 'Leave!' }, restored: { at: 1, base: 3 } })
    expect(screen.getByText(/were restored/)).toBeTruthy()
    await pressSave()
    await waitFor(() => expect(localStorage.getItem('formwork.draft.note.n1')).toBeNull())
    expect(saves.mock.calls).toEqual([['n1', { name: 'Leave!' }, 3]])
    expect(screen.queryByText(/were restored/)).toBeNull()
  })

  it('cannot be edited nor kept without the permission', async () => {
    renderPage(<Editor draftKey="note.n1" detail={stored} initial={{ name: 'Other' }} restored={null} onReload={reload} />)
    act(() => useSession.setState(({ user }) => ({ user: user && { ...user, permissions: ['note:add'] } })))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).disabled).toBe(true)
    await pressSave()
    expect(saves).not.toHaveBeenCalled()
  })
})

describe('a document that somebody else has saved meanwhile', () => {
  const choose = async (name: RegExp) => {
    saves.mockRejectedValueOnce(refusal('form.stale', 'Li saved meanwhile'))
    await edit()
    await type('!')
    await pressSave()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Li saved meanwhile')).toBeTruthy()
    expect(told).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name }))
  }

  it('is overwritten on request, on the newest revision', async () => {
    await choose(/Overwrite/)
    await waitFor(() => expect(saves.mock.lastCall).toEqual(['n1', { name: 'Leave!' }, 8]))
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
  })

  it('is saved beside it as a copy, which opens', async () => {
    await choose(/copy/)
    await waitFor(() => expect(saves).toHaveBeenCalledTimes(2))
    expect(saves.mock.lastCall).toEqual([null, { name: 'Leave! (copy)' }, null])
  })

  it('is saved as the first copy that there is not yet, without trying those there are', async () => {
    taken = ['Leave! (copy)', 'Leave! (copy 2)']
    onTestFinished(() => {
      taken = []
    })
    await choose(/copy/)
    await waitFor(() => expect(saves.mock.calls.at(-1)).toEqual([null, { name: 'Leave! (copy 3)' }, null]))
    expect(saves.mock.calls.filter(([id]) => id === null)).toHaveLength(1)
  })

  it('is saved as another copy where there is one by that name', async () => {
    saves.mockImplementationOnce(() => Promise.reject(refusal('form.stale', 'Li saved meanwhile')))
    await edit()
    await type('!')
    await pressSave()
    saves.mockRejectedValueOnce(refusal('form.name-taken', 'There is one'))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /copy/ }))
    await waitFor(() => expect(saves.mock.lastCall).toEqual([null, { name: 'Leave! (copy 2)' }, null]))
  })

  it('is loaded anew on request', async () => {
    await choose(/Reload/)
    expect(reload).toHaveBeenCalledOnce()
  })
})
