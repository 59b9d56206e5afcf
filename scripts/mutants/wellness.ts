import type { Target } from './mutant.ts'

const rules = 'features/wellness/wellness.rules.test.ts'
const routes = 'features/wellness/wellness.routes.test.ts'
const pairing = 'features/insight/wellness/wellness.rules.test.ts'
const statistics = 'features/insight/wellness/correlation.rules.test.ts'
const shares = 'features/insight/wellness/shares.rules.test.ts'

export const wellness: readonly Target[] = [
  {
    file: 'features/wellness/help-line.rules.ts',
    tests: [rules],
    faults: [
      ['two low days are enough', 'daysInARow = 3', 'daysInARow = 2'],
      ['the line comes back the next day', 'helpLineRestDays * dayMs', 'dayMs'],
      ['a sad day is no low day', "['stressed', 'sad', 'anxious']", "['stressed', 'anxious']"],
      ['days of long ago count', 'daysLookedAt = 7', 'daysLookedAt = 70'],
    ],
  },
  {
    file: 'features/wellness/sleep.rules.ts',
    tests: [rules],
    faults: [
      ['the length of the device counts', 'night.bedtime && night.wakeTime ?', 'night.duration === null ?'],
      ['a night may end in the future', 'wakeTime && wakeTime.getTime() > latest', 'false'],
      ['waking may come before going to bed', 'bedtime && wakeTime && bedtime > wakeTime', 'false'],
    ],
  },
  {
    file: 'features/wellness/mood.service.ts',
    tests: [routes],
    faults: [
      ['a deleted mood comes back', "if (member.wasDeleted) throw new AppError('wellness.deleted')", ''],
      ['energy that was not sent counts as given', 'input.energyGiven ?? input.energy !== undefined', 'true'],
    ],
  },
  {
    file: 'features/insight/wellness/wellness.rules.ts',
    tests: [pairing],
    faults: [
      ['moods before practice count', 'at >= endOn(day)', 'true'],
      ['sleep goes with practice of the day of waking', '[addDays(date, -1), quality]', '[date, quality]'],
      ['seven paired days are enough', 'pairs.length < pairedDaysNeeded', 'pairs.length < pairedDaysNeeded - 1'],
    ],
  },
  {
    file: 'features/insight/wellness/correlation.rules.ts',
    tests: [statistics],
    faults: [
      ['carry-over is not discounted', '(pairs.length * (1 - shared)) / (1 + shared)', 'pairs.length'],
      ['ties take the first place', '(start + end + 1) / 2', 'start + 1'],
    ],
  },
  {
    file: 'features/insight/wellness/shares.rules.ts',
    tests: [shares],
    faults: [
      ['four days of a value are enough', 'minDays = 5', 'minDays = 4'],
      ['two values are too few', 'counts.length < 2', 'counts.length < 3'],
      ['carry-over is not taken away', 'value - share * (values[index] ?? 0)', 'value'],
      ['few days show all of the carry-over', '(1 + 3 * within) / pairs.length', '0'],
      ['the share of the smaller value is compared', 'right === larger', 'right !== larger'],
    ],
  },
  {
    file: 'features/insight/hard/hard.rules.ts',
    tests: ['features/insight/hard/hard.rules.test.ts'],
    faults: [
      ['seven hard practices are enough', 'count.hard < hardPracticesNeeded', 'count.hard < hardPracticesNeeded - 1'],
      ['the range shown is narrower than the interval', 'Math.ceil(high * 20)', 'Math.floor(high * 20)'],
      [
        'a hard and calm ending is only hard',
        'feelingsOf(practices), ...hardOnes',
        'feelingsOf(practices.filter(({ hard }) => !hard)), ...hardOnes',
      ],
      [
        'a group that is higher by chance is named',
        'wilson(group.hard, group.practices).low > wilson(other.hard, other.practices).high',
        'group.hard * other.practices > other.hard * group.practices',
      ],
      ['one of two groups that are level is named', '[rest, ...large.filter((other) => other !== group)]', '[rest]'],
    ],
  },
]
