/** The state of reading a survey. The readers call each other through it: panels contain questions, and questions contain panels. */
import type { JsonObject } from '../../json'
import type { Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import type { SurveyWords } from './survey-words'

export interface SurveyReading {
  readonly sketch: Sketch
  readonly words: SurveyWords
  /** Reads the elements of a panel or of a dynamic panel. */
  readonly readElements: (source: JsonObject, key: string, place: Place, path: Path) => readonly Draft[]
  /** Reads one question; a matrix reads its cells so. */
  readonly readQuestion: (source: JsonObject, place: Place, path: Path) => readonly Draft[]
}
