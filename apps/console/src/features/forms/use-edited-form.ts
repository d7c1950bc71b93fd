/** The edited parts of a form: the form in the designer, its name, remark and tests, and whether all of that is saved. */
import type { FormDetail } from '@formwork/api-contract'
import type { FormDesignerHandle, RecordedTest } from '@formwork/form-designer'
import { type FormDefinition, lintDefinition } from '@formwork/form-schema'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useDeferredValue, useMemo, useState } from 'react'
import { type DocumentEditorProps, useEditedDocument } from '../../shared/drafts/use-edited-document'
import type { ApiError } from '../../shared/http/api-error'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { formDocuments } from './form-documents'
import { type FormDraft, fromWire, keptTest, toWire } from './model'

interface EditedForm {
  readonly opened: DocumentEditorProps<FormDetail, FormDraft>
  readonly designer: RefObject<FormDesignerHandle | null>
  /** Saving was refused, with the places in the form. */
  readonly onInvalid: (refusal: ApiError) => void
}

export function useEditedForm({ opened, designer, onInvalid }: EditedForm) {
  const { detail, initial, restored } = opened
  const { t } = useLingui()
  const [name, setName] = useState(initial.name)
  const [remark, setRemark] = useState(initial.remark)
  const [form, setForm] = useState<FormDefinition>(initial.form)
  const [tests, setTests] = useState(initial.tests)
  const [isFormDirty, setFormDirty] = useState(restored !== null)
  /** A restored draft belongs to a form that is stored differently, or not at all. */
  const [storedForm] = useState(() => (restored === null ? undefined : detail === null ? null : fromWire(detail)?.form))
  const [saved, setSaved] = useState({ name: detail?.name ?? '', remark: detail?.remark ?? '', tests: detail?.tests ?? initial.tests })
  /** Editing began with the stored form; what a restored draft began with is unknown. */
  const [hasBase, setHasBase] = useState(restored === null)
  const isDirty = isFormDirty || name !== saved.name || remark !== saved.remark || tests !== saved.tests
  const keptForm = useDeferredValue(form)
  const kept = useMemo(() => toWire({ name, remark, form: keptForm, tests }), [name, remark, keptForm, tests])
  const recorded = useMemo(() => ({ list: tests, onChange: (next: readonly RecordedTest[]) => setTests(next.map(keptTest)) }), [tests])

  const settle = async () => {
    if (designer.current === null) return 'clean'
    return (await designer.current.settle()) ? (designer.current.isDirty() ? 'dirty' : 'clean') : 'refused'
  }
  const edited = useEditedDocument({
    kind: formDocuments,
    settle,
    opened,
    kept,
    isDirty,
    currentDraft: () => ({ name, remark, form: designer.current?.getForm() ?? form, tests }),
    markSaved: (draft) => {
      setSaved({ name: draft.name, remark: draft.remark, tests: draft.tests })
      // Changes made during the save are still to be saved.
      const isUnchanged = designer.current === null || designer.current.getForm() === draft.form
      if (isUnchanged) designer.current?.markSaved()
      setFormDirty(!isUnchanged)
      setHasBase(true)
    },
    onSaved: (draft) => {
      // A draft may be unfinished; a process with it is refused when it is published.
      if (lintDefinition(draft.form).some(({ severity }) => severity === 'error'))
        showToast(
          'warning',
          t`Form saved. Solve the problems marked in the designer: until then no process can be published with this form.`,
        )
      else showToast('success', t`Form saved`)
    },
    nameMissing: t`Give the form a name.`,
    onRefused: (error) => {
      if (error.issues.length === 0) return false
      onInvalid(error)
      return true
    },
  })

  return {
    name,
    remark,
    form,
    /** As the designer shows and records them. */
    tests: recorded,
    storedForm,
    hasBase,
    isDirty,
    edited,
    onName: (next: string) => {
      setName(next)
      edited.clearNameError()
    },
    onRemark: setRemark,
    onForm: (next: FormDefinition) => {
      setForm(next)
      setFormDirty(edited.restoredAt !== null || (designer.current?.isDirty() ?? true))
    },
    /** Saves unsaved changes. @returns whether everything is saved. */
    saveAll: async (): Promise<boolean> => {
      const settled = await settle()
      if (settled === 'refused') return false
      return !(isDirty || settled === 'dirty') || (await edited.saveSilently()) !== undefined
    },
    /**
     * Continues from what somebody else has saved; the designer has the form already.
     *
     * @param isMerged - the form has the changes of both, so local changes beside it stay too.
     */
    adoptTheirs: (theirs: FormDetail, isMerged: boolean) => {
      if (!isMerged) setFormDirty(false)
      setSaved({ name: theirs.name, remark: theirs.remark, tests: theirs.tests })
      if (!isMerged || name === saved.name) setName(theirs.name)
      if (!isMerged || remark === saved.remark) setRemark(theirs.remark)
      if (!isMerged || tests === saved.tests) setTests(theirs.tests)
      setHasBase(true)
      edited.adopt(theirs)
      edited.closeStale()
    },
  }
}
