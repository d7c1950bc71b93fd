/** Pages of lists for many people at once: requests of the same moment for pages of the same shape share a statement. ADR 0068. */
import { ANSWERS_PER_TURN, type Batches, createBatches } from '../../../db/batches'
import type { Database } from '../../../db/client'
import { findPage, findPages, type FoundPage, type PageQuestion, shapeOf } from './ticket-list-repo'
import type { PageOfScope } from './page-keys'
import type { TicketScope } from './ticket-scope-repo'

export interface ListPages {
  find(scope: TicketScope, page: PageOfScope): Promise<FoundPage>
}

/** Of each shape; the server has two processors as often as not. */
const LANES = 2
/** The fixed cost of a list is shared by then; all their rows are read in one go, and no other request is answered meanwhile. */
const MOST = 10
/** As many as statements are kept: sizes of pages make as many shapes as people ask for. */
const MAX_SHAPES = 200

export function createListPages(db: Database): ListPages {
  const known = new Map<string, Batches<PageQuestion, FoundPage>>()
  const batchesOf = (shape: string) => {
    const batches =
      known.get(shape) ??
      createBatches<PageQuestion, FoundPage>({
        lanes: LANES,
        most: MOST,
        claims: () => [],
        perTurn: ANSWERS_PER_TURN,
        run: (questions) => findPages(db, shape, questions),
      })
    known.set(shape, batches)
    return batches
  }
  return {
    async find(scope, page) {
      const shape = shapeOf(scope, page)
      if (shape === null || Object.keys(scope.values).length > 0 || (known.size >= MAX_SHAPES && !known.has(shape)))
        return findPage(db, scope, page)
      return batchesOf(shape).take({ scope, page })
    },
  }
}
