/** The builder of each widget type, made of its definition; a test looks for one of every type. */
import { displayBuilder, fieldBuilder, layoutBuilder, rowsBuilder } from '../build/widget-builders'
import { blankDefinition } from './blank/definition'
import { cardDefinition } from './card/definition'
import { cascaderDefinition } from './cascader/definition'
import { checkboxDefinition } from './checkbox/definition'
import { collapseDefinition } from './collapse/definition'
import { colorDefinition } from './color/definition'
import { dateDefinition } from './date/definition'
import { dividerDefinition } from './divider/definition'
import { editorDefinition } from './editor/definition'
import { fileDefinition } from './file/definition'
import { gridDefinition } from './grid/definition'
import { imguploadDefinition } from './imgupload/definition'
import { inputDefinition } from './input/definition'
import { numberDefinition } from './number/definition'
import { radioDefinition } from './radio/definition'
import { rateDefinition } from './rate/definition'
import { selectDefinition } from './select/definition'
import { sliderDefinition } from './slider/definition'
import { stepsDefinition } from './steps/definition'
import { subformDefinition } from './subform/definition'
import { switchDefinition } from './switch/definition'
import { tabsDefinition } from './tabs/definition'
import { textDefinition } from './text/definition'
import { textareaDefinition } from './textarea/definition'
import { timeDefinition } from './time/definition'

/**
 * A line of text.
 *
 * @example input('email', { label: 'Email', required: true, dataType: 'email' })
 */
export const input = /* @__PURE__ */ fieldBuilder(inputDefinition)

/**
 * Text of several lines.
 *
 * @example textarea('note', { label: 'Note', maxlength: 500 })
 */
export const textarea = /* @__PURE__ */ fieldBuilder(textareaDefinition)

/**
 * A number in steps.
 *
 * @example number('amount', { label: 'Amount', min: 0, step: 0.01 })
 */
export const number = /* @__PURE__ */ fieldBuilder(numberDefinition)

/**
 * One of a few choices, all in sight.
 *
 * @example radio('kind', { label: 'Kind', options: ['goods', { value: 'other', label: 'Something else' }] })
 */
export const radio = /* @__PURE__ */ fieldBuilder(radioDefinition)

/**
 * Any of a few choices.
 *
 * @example checkbox('days', { label: 'Days', options: ['Monday', 'Tuesday'] })
 */
export const checkbox = /* @__PURE__ */ fieldBuilder(checkboxDefinition)

/**
 * A time of day, or from one to another.
 *
 * @example time('opens', { label: 'Opens', format: 'HH:mm' })
 */
export const time = /* @__PURE__ */ fieldBuilder(timeDefinition)

/**
 * A day, a moment, several days, or from one to another.
 *
 * @example date('holiday', { label: 'Holiday', type: 'daterange' })
 */
export const date = /* @__PURE__ */ fieldBuilder(dateDefinition)

/**
 * Stars.
 *
 * @example rate('service', { label: 'Service', allowHalf: true })
 */
export const rate = /* @__PURE__ */ fieldBuilder(rateDefinition)

/**
 * A colour.
 *
 * @example color('background', { label: 'Background' })
 */
export const color = /* @__PURE__ */ fieldBuilder(colorDefinition)

/**
 * One choice of a list, or several.
 *
 * @example select('supplier', { label: 'Supplier', remote: 'suppliers' })
 */
export const select = /* @__PURE__ */ fieldBuilder(selectDefinition)

/**
 * Yes or no. The type `switch`, whose name is a word of the language.
 *
 * @example toggle('urgent', { label: 'Urgent' })
 */
export const toggle = /* @__PURE__ */ fieldBuilder(switchDefinition)

/**
 * A number on a scale, or from one to another.
 *
 * @example slider('share', { label: 'Share', max: 10 })
 */
export const slider = /* @__PURE__ */ fieldBuilder(sliderDefinition)

/**
 * Words between the fields.
 *
 * @example text({ defaultValue: 'Please fill in everything.' })
 */
export const text = /* @__PURE__ */ displayBuilder(textDefinition)

/**
 * A place that a component of the host fills.
 *
 * @example blank('signature', { label: 'Signature' })
 */
export const blank = /* @__PURE__ */ fieldBuilder(blankDefinition)

/**
 * Pictures.
 *
 * @example imgupload('photos', { label: 'Photos', length: 3 })
 */
export const imgupload = /* @__PURE__ */ fieldBuilder(imguploadDefinition)

/**
 * Files.
 *
 * @example file('offers', { label: 'Offers', length: 5 })
 */
export const file = /* @__PURE__ */ fieldBuilder(fileDefinition)

/**
 * Rich text.
 *
 * @example editor('report', { label: 'Report' })
 */
export const editor = /* @__PURE__ */ fieldBuilder(editorDefinition)

/**
 * A path through a tree of choices.
 *
 * @example cascader('city', { label: 'City', options: [{ value: 'zj', children: [{ value: 'hz' }] }] })
 */
export const cascader = /* @__PURE__ */ fieldBuilder(cascaderDefinition)

/**
 * Rows of fields; each column holds the fields of one row.
 *
 * @example subform('items', [input('what'), number('price')], { label: 'Items' })
 */
export const subform = /* @__PURE__ */ rowsBuilder(subformDefinition)

/**
 * Columns beside each other.
 *
 * @example grid([[input('street')], [input('town')]], { gutter: 16 })
 */
export const grid = /* @__PURE__ */ layoutBuilder(gridDefinition)

/**
 * A line between the fields.
 *
 * @example divider({ defaultValue: 'Delivery' })
 */
export const divider = /* @__PURE__ */ displayBuilder(dividerDefinition)

/**
 * A frame with a title around its widgets.
 *
 * @example card([input('iban', { label: 'IBAN' })], { label: 'Account' })
 */
export const card = /* @__PURE__ */ layoutBuilder(cardDefinition)

/**
 * Sections that open and close.
 *
 * @example collapse([{ title: 'More', list: [input('note')] }], { accordion: true })
 */
export const collapse = /* @__PURE__ */ layoutBuilder(collapseDefinition)

/**
 * Pages, one after the other.
 *
 * @example steps([{ title: 'Who', list: [input('name')] }, { title: 'Where', list: [input('city')] }])
 */
export const steps = /* @__PURE__ */ layoutBuilder(stepsDefinition)

/**
 * Tabs, one of which is seen at a time.
 *
 * @example tabs([{ title: 'Person', list: [input('name')] }, { title: 'Work', list: [input('role')] }])
 */
export const tabs = /* @__PURE__ */ layoutBuilder(tabsDefinition)
