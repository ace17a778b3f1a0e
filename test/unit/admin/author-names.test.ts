// cspell:disable
import { foldedName } from '../../../shared/admin/names'
import { newPerson } from '../../../shared/admin/people'
import { newToken } from '../../../shared/admin/tokens'

const takesPerson = (name: string) => newPerson.safeParse({ name, role: 'reader' }).success
const takesToken = (name: string) => newToken.safeParse({ name, scopes: ['leads:read'] }).success

describe('security 13: a name in the audit log', () => {
  it.each([
    'Password sign-in',
    'PASSWORD  SIGN-IN',
    'Password sign‑in',
    'Ｐassword sign-in',
    'Раssword sign-in',
    'Pássword sign-in.',
    'Passw0rd sign in',
    'Owner by password',
    'System',
    'System (token)',
    'System （token）',
    'System [Token]',
    'System (t\u043eken) .',
    'Ann Owner (owner)',
    'Zapier (API token)',
    'Zapier (token',
    'Ann (Leads)',
    'Ann (reader)',
    'Ann\u202e Lee',
    'Ann\u200b Lee',
    'Ann\u2066 Lee',
    'Ann\ufeff Lee',
    'Ann\u00ad Lee',
    'Ann\nLee',
    'Ann\u2028Lee',
    'Ann\u3164Lee',
    'A\u0301\u0302\u0303nn',
  ])('is refused for a person and a token: %j', (name) => {
    expect([takesPerson(name), takesToken(name)]).toEqual([false, false])
  })

  it.each([
    'Ann Lee',
    'Žofie Nováková',
    'Иван Петров',
    '李小龍',
    "Seán O'Neil",
    'Ann Lee (Ann)',
    'Tokens & Co',
    'Zapier',
    'José (Pepe) Ruiz',
    'नेहा शर्मा',
  ])('is taken: %j', (name) => {
    expect([takesPerson(name), takesToken(name)]).toEqual([true, true])
  })

  it.each([
    ['Ann Lee', 'ANN  LEE'],
    ['Ann Lee', 'Ann\u00a0Lee'],
    ['Ann Lee', 'Ánn Lée'],
    ['Ann Lee', 'Аnn Lее'],
    ['Ann-Lee', 'Ann Lee'],
    ['Ali Bo', 'AIi Bo'],
  ])('is the same as one that looks the same: %j and %j', (one, other) => {
    expect(foldedName(one)).toBe(foldedName(other))
  })

  it('is another one with other letters', () => {
    expect(foldedName('Ann Lee')).not.toBe(foldedName('Ann Lea'))
    expect(foldedName('李小龍')).not.toBe(foldedName('李小红'))
  })
})
