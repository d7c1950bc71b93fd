/** The layout of the drawn graph. The last one stays until a new one is ready; a slow first one is preceded by plain layers. */
import { useEffect, useState } from 'react'
import { layOut, layoutOf } from './lay-out'
import { type Layout, type LayoutTask, layoutKey } from './layout'
import { plainLayers } from './plain-layers'

/** The longest time the picture may be empty. Milliseconds. */
const MAX_EMPTY_MS = 150

export function useLayout(task: LayoutTask): Layout | null {
  const key = layoutKey(task)
  const [asked, setAsked] = useState({ key, task })
  if (asked.key !== key) setAsked({ key, task })
  const [layout, setLayout] = useState<Layout | null>(() => layoutOf(key))
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => setLayout((before) => before ?? plainLayers(asked.task)), MAX_EMPTY_MS)
    const show = async () => {
      const next = await layOut(asked.task)
      clearTimeout(timer)
      if (isCurrent) setLayout(next)
    }
    void show()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  return layout
}
