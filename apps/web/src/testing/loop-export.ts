import { zipOf } from './health-export.ts'

/** An export as Loop Habit Tracker 2.3 writes it: three habits done or not, one measured in minutes. */
export const loopFiles: Record<string, string> = {
  'Habits.csv':
    'Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n' +
    '001,Meditate,YES_NO,Did you meditate?,,1,1,#FF8F00,,,,false\n' +
    '002,"Yoga, morning",YES_NO,,,3,7,#AFB42B,,,,false\n' +
    '003,Drink water,YES_NO,,,1,1,#00897B,,,,false\n' +
    '004,Breath,NUMERICAL,,,1,1,#00897B,minutes,AT_LEAST,10.0,false\n' +
    '005,Never done,YES_NO,,,1,1,#00897B,,,,true\n',
  '001 Meditate/Checkmarks.csv':
    'Date,Value,Notes\n2025-03-05,YES_MANUAL,"cold floor, warm tea"\n2025-03-04,YES_AUTO,\n2025-03-03,NO,\n2025-03-02,YES_MANUAL,\n2025-03-01,SKIP,\n',
  '001 Meditate/Scores.csv': 'Date,Score\n2025-03-05,0.1000\n',
  '002 Yoga morning/Checkmarks.csv': 'Date,Value,Notes\n2025-03-05,YES_MANUAL,\n',
  '003 Drink water/Checkmarks.csv': 'Date,Value,Notes\n2025-03-05,YES_MANUAL,\n2025-03-04,YES_MANUAL,\n',
  '004 Breath/Checkmarks.csv': 'Date,Value,Notes\n2025-03-05,12400,\n2025-03-04,0,\n2025-03-03,UNKNOWN,\n',
  '005 Never done/Checkmarks.csv': 'Date,Value,Notes\n2025-03-05,NO,\n',
  'Checkmarks.csv':
    'Date,Meditate,"Yoga, morning",Drink water,Breath,Never done,\n2025-03-05,YES_MANUAL,YES_MANUAL,,,,\n',
  'Scores.csv': 'Date,Meditate,\n2025-03-05,0.1000,\n',
}

export const loopExport = (files: Record<string, string> = {}): Buffer<ArrayBuffer> => zipOf({ ...loopFiles, ...files })
