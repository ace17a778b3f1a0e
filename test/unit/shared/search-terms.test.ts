import { termsOf } from '../../../shared/search/terms'

const typed = (search: string) => termsOf(search).map((term) => term.typed)

test.each([
  ['SimplePractice vs. TherapyNotes', ['SimplePractice', 'TherapyNotes']],
  ['How much does an EMR cost?', ['cost?']],
  ['best EHR systems', ['best', 'EHR', 'systems']],
  ['best EHR for detox', ['detox']],
  ['Kipu reviews', ['Kipu']],
  ['access reviews', ['access', 'reviews']],
  ['alternatives to simple practice', ['simple-practice']],
  ['export my chart', ['export', 'chart']],
  ['no shows, note takers', ['no-shows', 'note-takers']],
  ['EMR or EHR', ['EHR']],
  ['the of', ['the', 'of']],
  ['& | !', []],
  ['a b c d e f g h i j k l m n o', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'j']],
])('the terms of %s', (search, terms) => {
  expect(typed(search)).toEqual(terms)
})

test.each([
  ['notetakers', 'scribe', ['notetakers', 'scribe', 'notetaker', 'note taker']],
  ['switching', 'leaving', ['leaving', 'leave', 'migrating', 'migrate']],
  ['SimplePractice', 'simplepractice', ['SimplePractice', 'simplepractice']],
  ['simple-practice', 'simplepractice', ['simple-practice', 'simple practice', 'simplepractice']],
  ['go-live', 'go-live', ['go-live', 'go live']],
  ['9', '9', ['9', '-9']],
  ['PHQ9', 'phq9', ['PHQ9', 'phq-9', 'phq 9']],
  ['2.5', '2.5', ['2.5']],
])('the standard and the ways to write %s', (search, standard, ways) => {
  expect(termsOf(search)).toEqual([{ typed: search, standard, ways }])
})
