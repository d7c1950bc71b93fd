/** What a time zone can be found by. */
import { describe, expect, it } from 'vitest'
import { timeZoneChoices } from './time-zones'

const winter = new Date('2026-01-15T00:00:00Z')
const find = (word: string) =>
  timeZoneChoices('en', winter)
    .filter(({ searched }) => searched.toLowerCase().includes(word))
    .map(({ name }) => name)

describe('the time zones to choose from', () => {
  it('have their name in the language of the console, and their distance to UTC', () => {
    expect(timeZoneChoices('zh-CN', winter).find(({ name }) => name === 'Asia/Shanghai')).toMatchObject({
      title: '中国标准时间',
      offset: 'GMT+8',
    })
    expect(timeZoneChoices('en', winter).find(({ name }) => name === 'UTC')).toBeDefined()
  })
  it('are found by name, by city, by either language and by distance', () => {
    expect(find('asia/shanghai')).toEqual(['Asia/Shanghai'])
    expect(find('new york')).toEqual(['America/New_York'])
    expect(find('中国标准时间')).toContain('Asia/Shanghai')
    expect(find('china standard time')).toContain('Asia/Shanghai')
    expect(find('utc+8')).toContain('Asia/Shanghai')
  })
  it('keep a chosen one that this browser does not know', () => {
    expect(timeZoneChoices('en', winter, 'Mars/Olympus').at(-1)).toMatchObject({ name: 'Mars/Olympus', title: '' })
  })
})
