import type { VendorId } from '../catalogue/ids'

/**
 * Whether a description says that the practice provides primary care too. What it gets from others, such as referrals,
 * is not its own.
 */
export const readPrimaryCare = (text: string): boolean => own.test(text.replace(ofOthers, ' '))

const own = /\bprimary care\b|\bFQHCs?\b|\bfederally qualified health cent/i

const ofOthers =
  /\b(?:from|to|by|outside|nearby|(?:coordinate|coordinating|work|working|partner|partnering|communicate|communicating) with) (?:(?:our|the|their|local|nearby|other) )?(?:primary care|FQHCs?)\b|\bprimary care(?: \w{1,20})? (?:refers?|sends?)\b/gi

/** The systems whose reviews suggest them for medical and behavioral care in one record. A test looks for it there. */
export const withPrimaryCare: readonly VendorId[] = ['athenahealth', 'epic', 'nextgen']

export const servesPrimaryCare = (id: string): boolean => withPrimaryCare.some((one) => one === id)
