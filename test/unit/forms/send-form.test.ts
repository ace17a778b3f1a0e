import { type FormResult, sendForm } from '../../../client/components/forms/send-form'
import { suspicions } from '../../../server/submissions/spam'
import { ApiError, type SubmissionProof } from '../../../shared/api'
import { leadFields } from '../../../shared/leads/fields'
import { type Lead, leadSchema } from '../../../shared/leads/schema'

const answers = {
  firstName: 'Ada',
  lastName: 'Byron',
  workEmail: 'ada@example.org',
  phoneNumber: '555 0100',
  organizationName: 'Byron Counseling',
  industry: 'autism',
  currentEmr: 'kipu',
  numberOfProviders: '2-10',
  estimatedMonthlyBudget: '$3,000/month',
  yourRole: 'owner',
  organizationDescription: 'Two sites.',
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function filled(changes: Record<string, string> = {}): FormData {
  return formOf({
    ...answers,
    idempotencyKey: 'key-of-this-visit',
    renderedAt: String(Date.now() - 60_000),
    ...changes,
  })
}

type Submit = (lead: Lead, proof: SubmissionProof) => Promise<{ id: string; isHeld?: boolean }>

const send = (submit: Submit, form: FormData, next = '/thank-you') =>
  sendForm(new Request('https://guide.example/', { method: 'POST', body: form }), {
    fields: leadFields,
    schema: leadSchema,
    submit,
    next,
  })

const refusing =
  (status: number, errors?: { field: string; message: string }[]): Submit =>
  async () => {
    throw new ApiError({ type: 'about:blank', title: 'Refused', status, errors })
  }

async function unsent(submit: Submit, form: FormData): Promise<{ status?: number; result: FormResult }> {
  const answer = await send(submit, form)
  if (answer instanceof Response) throw new Error('The lead was sent')
  return { status: answer.init?.status, result: answer.data }
}

test('accepted answers redirect with the id of what was stored, and their signals are passed on', async () => {
  const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>(async () => ({ id: 'the-id' }))
  const answer = await send(submit, filled({ trap: 'buy now' }))
  expect(answer).toBeInstanceOf(Response)
  const { headers } = answer as Response
  expect([headers.get('Location'), headers.get('X-Submission-Id')]).toEqual(['/thank-you', 'the-id'])
  expect(submit).toHaveBeenCalledTimes(1)
  const [lead, proof] = submit.mock.calls[0] ?? []
  expect(lead).toMatchObject(answers)
  expect(proof).toMatchObject({ idempotencyKey: 'key-of-this-visit', signals: { trap: 'buy now' } })
  expect(proof?.signals?.elapsedMs).toBeGreaterThanOrEqual(60_000)
})

test('a form without a time signal is not suspected for it; an invalid one counts as sent instantly', async () => {
  const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>(async () => ({ id: 'the-id' }))
  await send(submit, formOf(answers))
  await send(submit, filled({ renderedAt: 'soon' }))
  const [bare, nonsense] = submit.mock.calls.map(([, proof]) => proof.signals)
  expect(bare).toEqual({ trap: '' })
  expect(nonsense?.elapsedMs).toBeLessThan(1_000)
})

describe("peers F1: no clock but the server's judges the time on a form", () => {
  it.each([
    ['30 s ahead', 30_000],
    ['3 minutes ahead', 180_000],
    ['a day ahead', 86_400_000],
    ['5 s behind', -5_000],
    ['10 minutes behind', -600_000],
    ['at the epoch', -Date.now()],
  ])('a form whose time is %s is not suspected', async (_, aheadMs) => {
    const submit = jest.fn<ReturnType<Submit>, Parameters<Submit>>(async () => ({ id: 'the-id' }))
    await send(submit, filled({ renderedAt: String(Date.now() + aheadMs) }))
    expect(suspicions(submit.mock.calls[0]?.[1].signals ?? {})).toEqual([])
  })

  it.each([
    ['/thank-you', '', true, '/thank-you?held'],
    ['/contact?sent', '', true, '/contact?sent&held'],
    ['/contact?sent', '', false, '/contact?sent'],
    ['/corrections?sent', 'filled in by a bot', true, '/corrections?sent'],
  ])(
    'the page %s says if the answers are held, but not to a bot (trap: "%s")',
    async (next, trap, isHeld, expected) => {
      const answer = await send(async () => ({ id: 'the-id', isHeld }), filled({ trap }), next)
      expect((answer as Response).headers.get('Location')).toBe(expected)
    },
  )
})

test('answers that fail the check are not sent, and every value comes back as it was entered', async () => {
  const submit = jest.fn()
  const { status, result } = await unsent(submit, filled({ firstName: '  ', linkedinProfile: 'in/ada' }))
  expect(status).toBe(422)
  expect(result.outcome).toMatchObject({ kind: 'invalid', errors: [{ field: 'firstName' }] })
  expect(result.values).toMatchObject({ ...answers, firstName: '  ', linkedinProfile: 'in/ada' })
  expect(submit).not.toHaveBeenCalled()
})

test('a key used by another lead is distinguished from an invalid answer, and the next attempt has a new key', async () => {
  const taken = refusing(422, [{ field: 'idempotencyKey', message: 'This key was already used for a different lead.' }])
  const { status, result } = await unsent(taken, filled())
  expect(status).toBe(422)
  expect(result.outcome).toEqual({ kind: 'received' })
  expect(result.idempotencyKey).not.toBe('key-of-this-visit')
})

test('an answer that only the server rejects has its error at its field', async () => {
  const errors = [{ field: 'workEmail', message: 'Enter another address.' }]
  const { result } = await unsent(refusing(422, errors), filled())
  expect(result.outcome).toEqual({ kind: 'invalid', errors })
})

test.each([
  ['a limit', refusing(429), 429],
  ['an unavailable server', refusing(503), 503],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 503],
])('%s keeps the key, so that retrying creates no second lead', async (_, submit, expected) => {
  const { status, result } = await unsent(submit, filled())
  expect(status).toBe(expected)
  expect(result.outcome).toEqual({ kind: 'failed' })
  expect(result.idempotencyKey).toBe('key-of-this-visit')
  expect(result.values).toMatchObject(answers)
})
