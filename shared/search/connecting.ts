/** Words that connect the others or ask for something, and are in every text: they are not searched for. */
export const connecting: ReadonlySet<string> = new Set(
  [
    'a alternative alternatives an and are as at be by can compare compared do does for from has have how i in into is it its',
    'many me much my of on or our should that the their this to v versus vs was we what when where which who why will with',
    'you your',
  ].flatMap((line) => line.split(' ')),
)

/** Words for what the whole site is about: beside other words they tell nothing. */
export const general: ReadonlySet<string> = new Set(['best', 'emr', 'ehr', 'software', 'system'])
