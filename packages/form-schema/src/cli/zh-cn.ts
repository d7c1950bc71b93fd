/** 命令行的中文文案。 */
import type { WidgetsRefusal } from '@formwork/form-schema'
import type { CaseDifference, CasesProblem, CliMessages, FieldState } from './message-types'

const STATE: Readonly<Record<FieldState, string>> = { visible: '显示', hidden: '隐藏', required: '必填', optional: '选填' }
const OPPOSITE: Readonly<Record<FieldState, string>> = { visible: '隐藏', hidden: '显示', required: '选填', optional: '必填' }

const COMMON = `  --widgets 模块      JavaScript 模块，其导出的 widgets 为自定义组件类型；该模块的代码会被执行
  --locale 语言       输出语言：en（默认）或 zh-CN
  --help              显示本说明`

const WIDGETS_REFUSALS: Readonly<Record<WidgetsRefusal['code'], (found: string) => string>> = {
  'no-list': (found) => `没有导出名为 ${found} 的列表`,
  'no-definition': (found) => `${found} 不是可添加的组件类型定义`,
  'type-taken': (found) => `组件类型 ${found} 已存在`,
  'option-missing': (found) => `缺少每个类型都必须有的配置项 ${found}`,
}

export const zhCN: CliMessages = {
  help: `formwork-forms：检查、转换和测试表单定义

用法：
  formwork-forms check 文件…                    检查表单有哪些问题
  formwork-forms convert --to 格式 文件         把表单转换为其他格式
  formwork-forms test 文件…                     运行为表单编写的用例
  formwork-forms 命令 --help                    查看命令的用法
  formwork-forms --version

文件为 JSON 格式的表单定义；- 表示从标准输入读取。
退出码：0 正常，1 发现问题，2 命令有误或文件无法读取。
`,
  checkHelp: `用法：formwork-forms check [选项] 文件…

导入并检查每个表单：列出导入时的改动，以及不会按设计者预期工作的地方。

  --format 格式       text（默认）或 json
  --strict            有警告也视为失败
  --all               同时列出无害的改动
${COMMON}

退出码：0 没有错误（使用 --strict 时没有警告），1 发现问题，2 用法有误或文件无法读取。
`,
  convertHelp: `用法：formwork-forms convert --to 格式 [选项] 文件

把表单转换为其他格式。

  --to 格式           json          修复并补全后的表单定义，旧版设计器可读取
                      html          可直接打开运行的示例页面
                      ts            表单数据的 TypeScript 接口
                      json-schema   表单数据的 JSON Schema 2020-12
                      zod           含表单数据 zod 校验的模块
  --out 文件          写入文件，而不是标准输出
  --name 名称         ts：接口名；zod：校验对象名
  --title 标题        html：页面标题
${COMMON}

退出码：0 已写出，1 表单无法导入，2 用法有误，或文件无法读写。
`,
  testHelp: `用法：formwork-forms test [选项] 文件…

运行每个文件中的用例，并以 TAP 14 格式输出结果。

用例文件：
  {
    "form": "leave.json",                相对于本文件的路径，或直接写表单定义
    "cases": [{
      "name": "长假须填写原因",
      "given": { "days": 6 },
      "defaults": true,                  以表单的默认值为起点
      "expect": {
        "visible": ["reason"], "hidden": ["doctor"],
        "required": ["reason"], "optional": ["note"],
        "issues": [{ "at": "reason", "code": "required" }],
        "values": { "days": 6 }
      }
    }]
  }
子表单中的字段用路径表示：["items", 0, "price"]。"issues" 须列出全部问题。

${COMMON}

退出码：0 用例全部通过，1 有用例未通过或表单无法导入，2 用法有误或文件无法读取。
`,
  seeHelp: '用法见 formwork-forms --help。',
  noCommand: '请指定命令：check、convert 或 test。',
  unknownCommand: (name) => `没有命令 ${name}。`,
  unknownOption: (name) => `此处没有选项 ${name}。`,
  missingValue: (option) => `${option} 缺少取值。`,
  wrongValue: (option, found, allowed) => `${option} 不能是 ${found}，可选：${allowed}。`,
  wrongName: (name) => `--name 不能是 ${name}：须为标识符。`,
  noFile: '请至少指定一个文件，或用 - 表示标准输入。',
  oneFile: '请指定一个文件，或用 - 表示标准输入。',
  noTarget: '请用 --to 指定格式。',
  stdinTwice: '标准输入只能读取一次。',
  fileMissing: (name) => `${name}：文件不存在。`,
  fileIsFolder: (name) => `${name}：这是文件夹，不是文件。`,
  fileUnreadable: (name, reason) => `${name}：无法读取（${reason}）。`,
  widgetsUnreadable: (name, reason) => `${name}：无法加载组件类型（${reason}）。`,
  widgetsRefused: (name, { code, found }) => `${name}：${WIDGETS_REFUSALS[code](found)}。`,
  notWritten: (name, reason) => `${name}：无法写入（${reason}）。`,
  written: (name) => `已写入 ${name}。`,
  tooLarge: (name, limit) => `${name}：超过表单的上限 ${limit} 字节。`,
  notText: (name) => `${name}：不是 UTF-8 文本。`,
  stdin: '标准输入',
  wholeForm: '表单',
  wholeFile: '文件',
  severity: { error: '错误', warning: '警告', info: '提示' },
  summary: ({ errors, warnings, infos }) =>
    errors + warnings + infos === 0 ? '没有问题' : `${errors} 个错误，${warnings} 个警告，${infos} 个提示`,
  infosHidden: '（使用 --all 查看提示）',
  convertWarnings: (count) => `导入时有 ${count} 个警告，可用 formwork-forms check 查看。`,
  badCases: (name) => `${name}：这不是用例文件。`,
  badCasesAt: (place, problem) => `${place}：${casesProblem(problem)}`,
  formUnreadable: (name) => `${name} 无法导入：`,
  casesPassed: (passed, failed) => `共 ${passed + failed} 个用例，通过 ${passed} 个，未通过 ${failed} 个`,
  difference,
}

function casesProblem(problem: CasesProblem): string {
  return problem.kind === 'unknown-keys' ? `未知的键 ${problem.keys.map((key) => `「${key}」`).join('、')}` : `应为 ${problem.expected}`
}

function difference(found: CaseDifference): string {
  switch (found.kind) {
    case 'no-field':
      return `${found.place}：表单中没有该字段`
    case 'should-be':
      return `${found.place}：应为${STATE[found.state]}，实际为${OPPOSITE[found.state]}`
    case 'issue-missing':
      return `${found.place}：应有问题「${found.code}」，实际没有`
    case 'issue-extra':
      return `${found.place}：出现了未预期的问题「${found.code}」（${found.message}）`
    case 'values-refused':
      return '数据应通过校验，实际未通过'
    case 'value':
      return `数据 ${found.place}：应为 ${found.expected}，实际为 ${found.found}`
    case 'more':
      return `……另有 ${found.count} 处不同`
  }
}
