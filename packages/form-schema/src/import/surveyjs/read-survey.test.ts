/** How each kind of SurveyJS question, its conditions and its leftovers are read. */
import { describe, expect, it } from 'vitest'
import { validateValues } from '../../rules/validate-values'
import { codesOf, fieldOf, imported, outline, placesOf } from '../../testing/import-one'

const survey = (...elements: readonly object[]) => ({ elements })

/** The option bag of a single element named `q`, and the codes about it. */
function one(element: object) {
  const { form, report } = imported(survey({ name: 'q', ...element }))
  const widget = fieldOf(form, 'q')
  return { type: widget.type, options: widget.options, codes: report.map(({ code }) => code).slice(1) }
}

describe('a question', () => {
  it.each([
    [{ type: 'text' }, 'input', {}],
    [{ type: 'text', inputType: 'tel', maxLength: 11 }, 'input', { maxlength: 11 }],
    [{ type: 'text', inputType: 'email' }, 'input', { dataType: 'email' }],
    [{ type: 'text', inputType: 'url', defaultValue: 'https://a.b' }, 'input', { dataType: 'url', defaultValue: 'https://a.b' }],
    [{ type: 'text', inputType: 'password' }, 'input', { showPassword: true }],
    [{ type: 'text', inputType: 'number', min: 1, max: '9', step: 2 }, 'number', { min: 1, max: 9, step: 2, defaultValue: '' }],
    [{ type: 'text', inputType: 'number', defaultValue: 5 }, 'number', { defaultValue: 5 }],
    [{ type: 'text', inputType: 'range', max: 10 }, 'slider', { max: 10 }],
    [
      { type: 'text', inputType: 'date', defaultValue: '2026-01-02' },
      'date',
      { type: 'date', format: 'yyyy-MM-dd', defaultValue: '2026-01-02' },
    ],
    [{ type: 'text', inputType: 'month' }, 'date', { type: 'month', format: 'yyyy-MM' }],
    [{ type: 'text', inputType: 'datetime' }, 'date', { type: 'datetime' }],
    [{ type: 'text', inputType: 'datetime-local' }, 'date', { type: 'datetime', format: 'yyyy-MM-dd HH:mm' }],
    [{ type: 'text', inputType: 'time' }, 'time', { format: 'HH:mm', defaultValue: '' }],
    [{ type: 'text', inputType: 'color', defaultValue: '#ff0000' }, 'color', { defaultValue: '#ff0000' }],
    [{ type: 'comment', placeholder: 'more', description: 'why' }, 'textarea', { placeholder: 'more', tip: 'why' }],
    [{ type: 'comment', readOnly: true, isRequired: true }, 'textarea', { readonly: true, required: true }],
    [{ type: 'boolean', defaultValue: 'true' }, 'switch', { defaultValue: true }],
    [
      { type: 'radiogroup', choices: ['a', 2], colCount: 0 },
      'radio',
      {
        inline: true,
        options: [
          { value: 'a', label: 'a' },
          { value: 2, label: '2' },
        ],
      },
    ],
    [{ type: 'buttongroup', choices: ['a'], defaultValue: 'a' }, 'radio', { defaultValue: 'a', inline: false, showLabel: true }],
    [
      { type: 'dropdown', choices: [{ value: 1, text: 'one' }], optionsCaption: 'pick' },
      'select',
      { multiple: false, placeholder: 'pick' },
    ],
    [{ type: 'tagbox', choices: ['a', 'b'], defaultValue: ['a'] }, 'select', { multiple: true, defaultValue: ['a'] }],
    [{ type: 'checkbox', choices: ['a', 'b'], defaultValue: 'a' }, 'checkbox', { defaultValue: ['a'] }],
    [
      { type: 'dropdown', choicesMin: 2, choicesMax: 6, choicesStep: 2 },
      'select',
      {
        options: [
          { value: 2, label: '2' },
          { value: 4, label: '4' },
          { value: 6, label: '6' },
        ],
      },
    ],
    [{ type: 'rating' }, 'rate', { max: 5 }],
    [{ type: 'rating', rateCount: 7, minRateDescription: 'bad', maxRateDescription: 'good' }, 'rate', { max: 7, tip: 'bad – good' }],
    [{ type: 'rating', rateMin: 0, rateMax: 10 }, 'radio', { inline: true, options: expect.arrayContaining([{ value: 10, label: '10' }]) }],
    [{ type: 'rating', rateValues: [{ value: 'x', text: 'X' }] }, 'radio', { options: [{ value: 'x', label: 'X' }] }],
    [{ type: 'rating', rateMax: 1e9 }, 'slider', { min: 1, max: 1e9 }],
    [{ type: 'rating', rateStep: 0 }, 'slider', {}],
    [{ type: 'slider', min: 5, max: 50 }, 'slider', { min: 5, max: 50, range: false }],
    [{ type: 'nouislider', rangeMin: 5, defaultValue: [5, 9] }, 'slider', { min: 5, range: true, defaultValue: [5, 9] }],
    [{ type: 'file' }, 'file', { length: 1, multiple: false }],
    [{ type: 'file', allowMultiple: true, acceptedTypes: 'image/png, image/*' }, 'imgupload', { multiple: true, length: 8 }],
    [{ type: 'expression', expression: '1+1' }, 'input', { readonly: true }],
  ])('%j becomes %s %j', (element, type, options) => {
    const read = one(element)
    expect(read.type).toBe(type)
    expect(read.options).toMatchObject(options)
  })

  it.each([
    [{ type: 'text', inputType: 'week' }, 'kind.replaced', 'input'],
    [{ type: 'ranking', choices: ['a'] }, 'kind.replaced', 'checkbox'],
    [{ type: 'imagepicker', choices: ['a'] }, 'kind.replaced', 'radio'],
    [{ type: 'imagepicker', choices: ['a'], multiSelect: true }, 'kind.replaced', 'checkbox'],
  ])('%j is named as %s and becomes %s', (element, code, type) => {
    expect(one(element)).toMatchObject({ type, codes: expect.arrayContaining([code]) })
  })

  it('without a title is called by its name, and a markup title by its words', () => {
    expect(outline(imported(survey({ type: 'text', name: 'a' }, { type: 'text', name: 'b', title: '<b>B</b>' })).form)).toEqual([
      'input a "a"',
      'input b "B"',
    ])
  })

  it('without a name, or stored under another one, has a model', () => {
    const { form } = imported(survey({ type: 'text' }, { type: 'text', name: 'a', valueName: 'shared' }))
    expect(outline(form)).toEqual(['input question_elements_0 ""', 'input shared "a"'])
  })

  it('of an unknown kind keeps label and source, and its own kind', () => {
    const source = { type: 'signaturepad', name: 's', title: 'Sign here', penColor: 'red' }
    const { form, report } = imported(survey(source))
    expect(form.list[0]).toMatchObject({ type: 'unknown', sourceType: 'surveyjs:signaturepad', name: 'Sign here', raw: { source } })
    expect(placesOf(report, 'widget.unknown-type')).toEqual(['elements.0'])
  })

  it('with "other", "none" or a comment gets the choices and the box for more', () => {
    const other = {
      type: 'radiogroup',
      name: 'q',
      choices: ['a'],
      showOtherItem: true,
      hasNone: true,
      otherText: 'Else',
      noneText: 'Nothing',
    }
    const { form } = imported(survey(other, { type: 'checkbox', name: 'c', choices: ['a'], hasComment: true, commentText: 'Why?' }))
    expect(outline(form)).toEqual(['radio q "q"', 'textarea q-Comment "Else"', 'checkbox c "c"', 'textarea c-Comment "Why?"'])
    expect(fieldOf(form, 'q').options).toMatchObject({
      options: [{ value: 'a' }, { value: 'none', label: 'Nothing' }, { value: 'other', label: 'Else' }],
    })
    expect(fieldOf(form, 'q-Comment').options.displayVerify).toEqual({ type: 'and', list: [{ model: 'q', value: 'other' }] })
  })

  it('with yes and no in words of its own, or required, becomes two choices', () => {
    const words = { type: 'boolean', name: 'q', labelTrue: 'Sure', valueFalse: 'n', defaultValue: 'false' }
    const { form } = imported({ locale: 'zh-cn', ...survey(words, { type: 'boolean', name: 'r', isRequired: true, defaultValue: true }) })
    expect(fieldOf(form, 'q').options).toMatchObject({
      options: [
        { value: true, label: 'Sure' },
        { value: 'n', label: '否' },
      ],
      defaultValue: 'n',
    })
    expect(fieldOf(form, 'r').options).toMatchObject({ options: [{ label: '是' }, { label: '否' }], defaultValue: true, required: true })
  })

  it('with choices from an address asks there', () => {
    const read = one({ type: 'dropdown', choicesByUrl: { url: 'https://a.b/c', path: 'data;list', valueName: 'id', titleName: 'name' } })
    expect(read.options).toMatchObject({
      remote: 99,
      requestMethod: { url: 'https://a.b/c', result: 'data.list' },
      props: { value: 'id', label: 'name' },
    })
    expect(read.codes).toContain('choices.remote')
  })

  it('with too many counted choices is refused with the limit', () => {
    expect(codesOf(survey({ type: 'dropdown', name: 'q', choicesMin: 1, choicesMax: 1e9 }))).toEqual(['limit.choices'])
  })

  it('names what it cannot carry over: validators, formulas, looks, limits of dates, hidden questions', () => {
    const source = survey({
      type: 'text',
      name: 'q',
      inputType: 'date',
      min: '2026-01-01',
      validators: [{ type: 'expression' }],
      defaultValueExpression: 'today()',
      minWidth: '3em',
      correctAnswer: 'x',
      visible: false,
    })
    const { report } = imported(source)
    expect(placesOf(report, 'code.dropped')).toEqual(['elements.0.validators', 'elements.0.defaultValueExpression'])
    expect(placesOf(report, 'layout.dropped')).toEqual(['elements.0.minWidth'])
    expect(placesOf(report, 'setting.dropped')).toEqual(['elements.0.correctAnswer', 'elements.0.visible', 'elements.0.min'])
  })
})

describe('a survey', () => {
  it('keeps its title, pages, panels and rows', () => {
    const { form } = imported({
      title: { default: 'Survey', de: 'Umfrage' },
      description: 'Please',
      pages: [
        {
          title: 'One',
          description: 'first',
          elements: [
            { type: 'text', name: 'a' },
            { type: 'text', name: 'b', startWithNewLine: false },
          ],
        },
        {
          questions: [
            { type: 'panel', title: 'Inner', elements: [{ type: 'text', name: 'c' }] },
            { type: 'html', html: '<p>Read</p>' },
            { type: 'image' },
          ],
        },
      ],
    })
    expect(outline(form)).toEqual([
      'text "Survey"',
      'text "Please"',
      'steps "One"',
      'text "first"',
      'grid of 2',
      'input a "a"',
      'input b "b"',
      'card "Inner"',
      'input c "c"',
      'text "Read"',
    ])
  })

  it.each([
    ['singlePage', ['divider "One"', 'input a "A"', 'input b "B"', 'divider "Two"', 'input c "C"']],
    ['questionPerPage', ['steps "One" "One" "Two"', 'input a "A"', 'input b "B"', 'input c "C"']],
    ['standard', ['steps "One" "Two"', 'input a "A"', 'input b "B"', 'input c "C"']],
  ])('shows its pages as %s has them', (questionsOnPageMode, widgets) => {
    const text = (name: string) => ({ type: 'text', name, title: name.toUpperCase() })
    const { form, report } = imported({
      questionsOnPageMode,
      pages: [
        { title: 'One', elements: [text('a'), text('b')] },
        { title: 'Two', elements: [text('c')] },
      ],
    })
    expect(outline(form)).toEqual(widgets)
    expect(report.some(({ params }) => params['option'] === 'questionsOnPageMode')).toBe(false)
  })

  it('has a panel that can be folded as a section, and says that a closed one is open at first', () => {
    const panel = (state: string) => ({ type: 'panel', title: state, state, elements: [{ type: 'text', name: state, title: 'A' }] })
    const { form, report } = imported(survey(panel('expanded'), panel('collapsed'), panel('default')))
    expect(outline(form).filter((line) => !line.startsWith('input'))).toEqual([
      'collapse "expanded"',
      'collapse "collapsed"',
      'card "default"',
    ])
    expect(report.filter(({ params }) => params['option'] === 'state').map(({ path }) => path)).toEqual([['elements', 1, 'state']])
  })

  it('has its pages as steps, and a page with a condition hides what is on it', () => {
    const { form, report } = imported({
      pages: [
        { name: 'p1', title: 'Who', elements: [{ type: 'boolean', name: 'more' }] },
        { name: 'p2', title: 'More', visibleIf: '{more} = true', elements: [{ type: 'text', name: 'why', isRequired: true }] },
        { name: 'p3', elements: [] },
      ],
    })
    expect(form.list).toMatchObject([{ type: 'steps', columns: [{ title: 'Who' }, { title: 'More' }] }])
    expect(report).toContainEqual(
      expect.objectContaining({ code: 'layout.adopted', path: ['pages'], params: { found: 'pages', used: 'steps' } }),
    )
    expect(validateValues(form, { more: false })).toMatchObject({ ok: true })
    expect(validateValues(form, { more: true })).toMatchObject({ ok: false, issues: [{ model: 'why' }] })
  })

  it('of one page is not divided into steps', () => {
    const { form } = imported({ pages: [{ title: 'One', elements: [{ type: 'text', name: 'a' }] }] })
    expect(outline(form)).toEqual(['divider "One"', 'input a "a"'])
  })

  it('speaks its own language, and says once that others were left out', () => {
    const words = { default: 'Hello', 'zh-cn': '你好', de: 'Hallo' }
    const source = survey({ type: 'text', name: 'a', title: words }, { type: 'text', name: 'b', title: words })
    expect(outline(imported(source).form)).toEqual(['input a "Hello"', 'input b "Hello"'])
    expect(outline(imported({ locale: 'zh-cn', ...source }).form)).toEqual(['input a "你好"', 'input b "你好"'])
    expect(codesOf(source)).toEqual(['format.other', 'translations.dropped'])
    expect(
      outline(imported(survey({ type: 'text', name: 'a', title: { fr: 'Salut' } }, { type: 'text', name: 'b', title: { x: 1 } })).form),
    ).toEqual(['input a "Salut"', 'input b "b"'])
  })

  it('keeps the cells of its matrices', () => {
    const columns = [{ value: 1, text: 'bad' }, 'good']
    const { form } = imported(
      survey(
        {
          type: 'matrix',
          name: 'm',
          title: 'Rate',
          columns,
          rows: ['x', { value: 'y', text: 'Y' }, {}],
          eachRowRequired: true,
          defaultValue: { x: 'good' },
          visibleIf: '{a} = 1',
        },
        { type: 'matrix', name: 'n', cellType: 'checkbox', columns, rows: ['x'] },
        {
          type: 'matrixdropdown',
          name: 'd',
          title: 'Grid',
          choices: ['p', 'q'],
          columns: [{ name: 'one' }, { name: 'two', cellType: 'text', isRequired: true, title: 'Two' }],
          rows: ['r1', 'r2'],
          defaultValue: { r1: { one: 'p' } },
        },
        { type: 'text', name: 'a' },
      ),
    )
    expect(outline(form)).toEqual([
      'divider "Rate"',
      'radio m.x "x" required',
      'radio m.y "Y" required',
      'divider "n"',
      'checkbox n.x "x"',
      'divider "Grid"',
      'divider "r1"',
      'select d.r1.one "one"',
      'input d.r1.two "Two" required',
      'divider "r2"',
      'select d.r2.one "one"',
      'input d.r2.two "Two" required',
      'input a "a"',
    ])
    expect(fieldOf(form, 'm.x').options).toMatchObject({
      defaultValue: 'good',
      options: [
        { value: 1, label: 'bad' },
        { value: 'good', label: 'good' },
      ],
    })
    expect(fieldOf(form, 'm.y').options.displayVerify.list).toEqual([{ model: 'a', value: '1' }])
    expect(fieldOf(form, 'd.r1.one').options).toMatchObject({ defaultValue: 'p' })
  })

  it('turns rows that people add into subforms, whose conditions see the row', () => {
    const { form } = imported(
      survey(
        {
          type: 'matrixdynamic',
          name: 'm',
          title: 'Rows',
          isRequired: true,
          columns: [
            { name: 'kind', choices: ['a', 'b'] },
            { name: 'note', cellType: 'text', visibleIf: "{row.kind} = 'b'" },
          ],
        },
        {
          type: 'paneldynamic',
          name: 'p',
          templateElements: [
            { type: 'text', name: 'first' },
            { type: 'comment', name: 'more', visibleIf: '{panel.first} notempty and {top} = true' },
          ],
        },
        { type: 'boolean', name: 'top' },
      ),
    )
    expect(outline(form)).toEqual([
      'subform m "Rows" required',
      'select kind "kind"',
      'input note "note"',
      'subform p "p"',
      'input first "first"',
      'textarea more "more"',
      'switch top "top"',
    ])
    expect(fieldOf(form, 'note').options.displayVerify).toEqual({ type: 'and', list: [{ model: 'kind', value: 'b' }] })
    expect(fieldOf(form, 'more').options.formwork).toEqual({
      showWhen: {
        all: [
          { model: 'first', is: 'notEmpty' },
          { model: 'top', is: 'equals', value: true },
        ],
      },
    })
  })

  it('splits several texts of one question', () => {
    const { form } = imported(
      survey({
        type: 'multipletext',
        name: 'm',
        title: 'Who',
        isRequired: true,
        items: [
          { name: 'first', title: 'First' },
          { name: 'age', inputType: 'number' },
        ],
      }),
    )
    expect(outline(form)).toEqual(['divider "Who"', 'input m.first "First" required', 'number m.age "age" required'])
  })

  it('carries conditions over: shown, required, read-only, choices', () => {
    const { form } = imported(
      survey(
        { type: 'dropdown', name: 'a', choices: ['x', { value: 'y', visibleIf: '{b} > 3' }] },
        { type: 'text', name: 'b', inputType: 'number', requiredIf: "{a} = 'x'", enableIf: "{a} = 'y'" },
        { type: 'panel', title: 'P', visibleIf: "{a} = 'x' or {a} = 'y'", elements: [{ type: 'text', name: 'c' }] },
      ),
    )
    expect(fieldOf(form, 'a').options.formwork).toEqual({ choicesWhen: [{ value: 'y', when: { model: 'b', is: 'greater', value: 3 } }] })
    expect(
      fieldOf(imported(survey({ type: 'text', name: 'a' }, { type: 'text', name: 'b', visibleIf: '{a} = bare' })).form, 'b').options
        .displayVerify.list,
    ).toEqual([{ model: 'a', value: 'bare' }])
    expect(fieldOf(form, 'b').options.formwork).toEqual({
      requiredWhen: { model: 'a', is: 'equals', value: 'x' },
      readonlyWhen: { model: 'a', is: 'notEquals', value: 'y' },
    })
    expect(form.list.at(-1)).toMatchObject({
      type: 'card',
      options: {
        displayVerify: {
          type: 'or',
          list: [
            { model: 'a', value: 'x' },
            { model: 'a', value: 'y' },
          ],
        },
      },
    })
  })

  it.each(['{nobody} = 1', '{a} + 1 > 2', 'iif({a}, 1, 2) = 1', '{a} = [1, 2]', 'true', '{a} =', "age('x')"])(
    'names the condition %s, which it cannot say',
    (visibleIf) => {
      const { form, report } = imported(survey({ type: 'text', name: 'a' }, { type: 'text', name: 'q', visibleIf }))
      expect(placesOf(report, 'condition.untranslated')).toEqual(['elements.1.visibleIf'])
      expect(fieldOf(form, 'q').options.displayVerify.list).toEqual([])
    },
  )
})
