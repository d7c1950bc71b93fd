/** Parts of the form that this application draws its own way. */
import type { RendererSlots } from '@formwork/form-renderer'

export const slots: RendererSlots = {
  help: ({ children, model }) => (
    <>
      {children} · <a href={`#help-${model}`}>help</a>
    </>
  ),
}
