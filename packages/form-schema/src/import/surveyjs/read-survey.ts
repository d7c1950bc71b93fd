/** Reads SurveyJS: pages of elements, panels, matrices and dynamic panels. */
import { isObject, type JsonObject } from '../../json'
import { nameLeftovers } from '../foreign/name-leftovers'
import { listIn, objectsIn, textIn } from '../foreign/read-values'
import { type Place, Scope } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import {
  type Section,
  sketchCard,
  sketchEqualRow,
  sketchFolding,
  sketchPanes,
  sketchSection,
  sketchText,
  sketchTitle,
} from '../foreign/sketch-layout'
import { readQuestion } from './read-question'
import { conditionsOf } from './survey-conditions'
import type { SurveyReading } from './survey-reading'
import { ELEMENT_SETTINGS, SURVEY_SETTINGS } from './survey-settings'
import { SurveyWords } from './survey-words'

/** The widgets of a survey. */
export function readSurvey(source: JsonObject, sketch: Sketch, path: Path): readonly Draft[] {
  const words = new SurveyWords(source, sketch)
  const reading: SurveyReading = {
    sketch,
    words,
    readElements: (from, key, at, where) => readElements(from, key, at, where, reading),
    readQuestion: (from, at, where) => readQuestion(from, at, where, reading),
  }
  const place: Place = { scope: new Scope(), prefix: '' }
  nameLeftovers(source, SURVEY_SETTINGS, path, sketch)
  const pages = objectsIn(source, 'pages', path, sketch).map(({ item, path: at }) => ({ ...readPanel(item, place, at, reading), path: at }))
  return [
    ...sketchTitle(sketch, words.read(source, path, 'title'), [...path, 'title']),
    ...sketchText(sketch, words.read(source, path, 'description'), [...path, 'description']),
    ...readPages(source, pages, place, [...path, 'pages'], sketch),
    ...readElements(source, 'elements', place, path, reading),
    ...readElements(source, 'questions', place, path, reading),
  ]
}

type Page = Section & { readonly path: Path }

/** Pages as the runner shows them: each by itself, all in one, or one for each question. */
function readPages(source: JsonObject, pages: readonly Page[], place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  switch (source['questionsOnPageMode']) {
    case 'singlePage':
      return pages.flatMap((page) => sketchSection(sketch, page, place, page.path))
    case 'questionPerPage':
    case 'inputPerPage': {
      const single = pages.flatMap((page) => page.children.map((child): Page => ({ ...page, children: [child] })))
      return sketchPanes(sketch, 'steps', single, place, path)
    }
    default:
      return sketchPanes(sketch, 'steps', pages, place, path)
  }
}

/** A page or a panel: a caption, what it says, its elements. */
function readPanel(source: JsonObject, place: Place, path: Path, reading: SurveyReading): Section {
  const { sketch, words } = reading
  nameLeftovers(source, ELEMENT_SETTINGS, path, sketch)
  const children = [
    ...sketchText(sketch, words.read(source, path, 'description'), path),
    ...readElements(source, 'elements', place, path, reading),
    ...readElements(source, 'questions', place, path, reading),
  ]
  const conditions = conditionsOf(source, path).filter(({ option }) => option === 'showWhen')
  return { found: textIn(source, 'type') || 'pages', title: words.read(source, path, 'title'), children, conditions }
}

/** Elements in order; those that do not start a new line stand beside the one before. */
function readElements(source: JsonObject, key: string, place: Place, path: Path, reading: SurveyReading): readonly Draft[] {
  const rows: { readonly path: Path; readonly cells: (readonly Draft[])[] }[] = []
  for (const { item, path: at } of objectsIn(source, key, path, reading.sketch)) {
    const cell = readElement(item, place, at, reading)
    const row = rows.at(-1)
    const isBeside = item['startWithNewLine'] === false && row !== undefined && cell.length === 1
    if (isBeside) row.cells.push(cell)
    else rows.push({ path: at, cells: [cell] })
  }
  return rows.flatMap((row) => sketchEqualRow(reading.sketch, row.cells, row.path))
}

function readElement(source: JsonObject, place: Place, path: Path, reading: SurveyReading): readonly Draft[] {
  const { sketch } = reading
  const type = source['type']
  if (type === 'panel' || type === 'flowpanel') {
    const panel = readPanel(source, place, path, reading)
    const isFolding = source['state'] === 'collapsed' || source['state'] === 'expanded'
    // A lone section of ours is open at first.
    if (source['state'] === 'collapsed') sketch.note('layout.dropped', [...path, 'state'], { option: 'state', found: 'collapsed' })
    if (isFolding) return sketchFolding(sketch, panel, source['state'] === 'expanded', place, path)
    return sketchCard(sketch, panel, place, path)
  }
  return readQuestion(source, place, path, reading)
}

/** True for what only SurveyJS writes. */
export function isSurvey(source: JsonObject): boolean {
  const isElements = (items: readonly unknown[]) => items.length > 0 && items.every(isObject)
  if (isElements(listIn(source, 'pages'))) return true
  return isElements(listIn(source, 'elements')) || isElements(listIn(source, 'questions'))
}
