/** Titles as people write them, Chinese and English, with frequent words and rare ones. */
const PLACES = ['上海', '北京', '深圳', '杭州', '成都', '武汉', '西安', '广州', '南京', '苏州', 'Berlin', 'London', 'Singapore', 'Tokyo']
const THINGS = ['笔记本电脑', '显示器', '办公椅', '打印机', '服务器', '门禁卡', '会议室', '投影仪', 'laptop', 'monitor', 'licence', 'phone']
const SURNAMES = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '胡', '朱', '高', '林', '何', '郭', '马', '罗']
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '丽',
  '强',
  '磊',
  '军',
  '洋',
  '勇',
  '艳',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '霞',
  '平',
  '刚',
  '桂英',
  '秀兰',
  '建国',
  '晓明',
]

const PATTERNS = [
  (r) => `${r.pick(PLACES)}出差报销 ${r.below(9000) + 100} 元`,
  (r) => `请假 ${r.below(14) + 1} 天`,
  (r) => `采购${r.pick(THINGS)} ${r.below(40) + 1} 台`,
  (r) => `${nameFrom(r)}转正申请`,
  (r) => `${r.pick(PLACES)}办事处用印申请（合同 ${r.below(90_000) + 10_000}）`,
  (r) => `Business trip to ${r.pick(PLACES)}, ${r.below(12) + 1} days`,
  (r) => `New ${r.pick(THINGS)} for ${nameFrom(r)}`,
  (r) => `加班申请 ${r.below(28) + 1} 日`,
  (r) => `客户招待费 ${r.pick(PLACES)} ${nameFrom(r)}`,
]

export const nameFrom = (r) => `${r.pick(SURNAMES)}${r.pick(GIVEN)}`
export const titleFrom = (r) => r.pick(PATTERNS)(r)
