/** 检查与导入的文案位于 form-schema（src/messages/zh-cn-findings.ts），与命令行共用。 */
import { findingMessages } from '@formwork/form-schema'
import type { DesignerMessages } from './designer-messages'

export const zhCnFindings: Pick<DesignerMessages, 'findings' | 'lint'> = {
  findings: findingMessages['zh-CN'].import,
  lint: findingMessages['zh-CN'].lint,
}
