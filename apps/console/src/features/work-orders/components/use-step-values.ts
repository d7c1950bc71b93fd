/** The values in the forms of a ticket's page, for the move that answers the step. */
import { FormDataError, type FormRendererHandle } from '@formwork/form-renderer'
import { useRef } from 'react'
import { type Rights, writtenValues } from '../form-by-rights'

export interface StepValues {
  /** Stores the handle of a form, by its place on the page. */
  readonly handleOf: (place: string) => (handle: FormRendererHandle | null) => void
  /** Undefined where nothing can be written; null when a rule is broken, which the form shows then. */
  readonly read: () => Promise<Readonly<Record<string, unknown>> | undefined | null>
}

export function useStepValues(rights: Rights): StepValues {
  const handles = useRef(new Map<string, FormRendererHandle>())
  return {
    handleOf: (place) => (handle) => {
      if (handle === null) handles.current.delete(place)
      else handles.current.set(place, handle)
    },
    read: async () => {
      if (handles.current.size === 0) return undefined
      try {
        const all: Record<string, unknown> = {}
        for (const handle of handles.current.values()) Object.assign(all, await handle.getData())
        return writtenValues(all, rights)
      } catch (error) {
        if (error instanceof FormDataError) return null
        throw error
      }
    },
  }
}
