/**
 * SurveyJS Creator. It draws the rows in sight and skeletons for the others, so its time to open is a lower bound; adding with the call of its
 * toolbox draws what was skipped.
 */
import { createRoot } from 'react-dom/client'
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react'
import 'survey-core/survey-core.fontless.min.css'
import 'survey-creator-core/survey-creator-core.fontless.min.css'

let creator = null

export const library = {
  open(element, definition) {
    creator = new SurveyCreator({})
    creator.JSON = definition
    createRoot(element).render(
      <div style={{ height: '100vh' }}>
        <SurveyCreatorComponent creator={creator} />
      </div>,
    )
  },
  fieldCount: () => document.querySelectorAll('.svc-row').length,
  add: () => creator.clickToolboxItem({ type: 'text' }),
  undo: () => creator.undo(),
  label: () => null,
  dragFrom: () => null,
  canvas: () => null,
}
