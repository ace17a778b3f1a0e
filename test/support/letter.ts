import { draftOf } from '../../shared/match'
import { readPractice } from '../../shared/match/read/index'
import type { Answers } from '../../shared/match/terms/answers'

/** The letter for answers about which nobody has decided yet. */
export const draftLetter = (answers: Answers, siteUrl = 'https://guide.example'): string =>
  draftOf(readPractice(answers), siteUrl).text
