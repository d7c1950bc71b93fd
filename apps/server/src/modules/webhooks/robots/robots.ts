/** The robots by their kind. */
import type { RobotKind } from '@formwork/api-contract'
import { dingtalk } from './dingtalk'
import { feishu } from './feishu'
import type { Robot } from './robot'
import { slack } from './slack'
import { wecom } from './wecom'

export const ROBOTS: Readonly<Record<RobotKind, Robot>> = { wecom, dingtalk, feishu, slack }
