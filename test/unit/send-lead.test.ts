import { type LeadFormResult, sendLead } from '../../client/components/lead-form/send-lead'
import { type Api, ApiError, type LeadSubmission } from '../../shared/api'

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

function apiThat(submitLead: Api['submitLead']): Api {
  return { listVendors: async () => [], submitLead }
}

const refusing = (status: number, errors?: { field: string; message: string }[]) =>
  apiThat(async () => {
    throw new ApiError({ type: 'about:blank', title: 'Refused', status, errors })
  })

async function unsent(api: Api, form: FormData): Promise<{ status?: number; result: LeadFormResult }> {
  const answer = await sendLead(api, form)
  if (answer instanceof Response) throw new Error('The lead was sent')
  return { status: answer.init?.status, result: answer.data }
}

test('a stored lead leads to the confirmation, and its signals go with it', async () => {
  const sent: LeadSubmission[] = []
  const api = apiThat(async (submission) => {
    sent.push(submission)
    return { id: '1' }
  })
  const answer = await sendLead(api, filled({ trap: 'buy now' }))
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('Location')).toBe('/thank-you')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ lead: answers, idempotencyKey: 'key-of-this-visit', signals: { trap: 'buy now' } })
  expect(sent[0]?.signals?.elapsedMs).toBeGreaterThanOrEqual(60_000)
})

test('what does not pass the check is not sent; every value comes back as it was entered', async () => {
  const submitLead = jest.fn()
  const { status, result } = await unsent(apiThat(submitLead), filled({ firstName: '  ', linkedinProfile: 'in/ada' }))
  expect(status).toBe(422)
  expect(result.outcome).toMatchObject({ kind: 'invalid', errors: [{ field: 'firstName' }] })
  expect(result.values).toMatchObject({ ...answers, firstName: '  ', linkedinProfile: 'in/ada' })
  expect(submitLead).not.toHaveBeenCalled()
})

test('a key that another lead has used is told apart from a wrong answer, and the next attempt has a new one', async () => {
  const taken = refusing(422, [{ field: 'idempotencyKey', message: 'This key was used for another lead.' }])
  const { status, result } = await unsent(taken, filled())
  expect(status).toBe(422)
  expect(result.outcome).toEqual({ kind: 'received' })
  expect(result.idempotencyKey).not.toBe('key-of-this-visit')
})

test('an answer that only the server refuses is shown at its field', async () => {
  const errors = [{ field: 'workEmail', message: 'Enter another address.' }]
  const { result } = await unsent(refusing(422, errors), filled())
  expect(result.outcome).toEqual({ kind: 'invalid', errors })
})

test.each([
  ['a limit', refusing(429), 429],
  ['an unavailable server', refusing(503), 503],
  ['a lost connection', apiThat(() => Promise.reject(new TypeError('Failed to fetch'))), 503],
])('%s keeps the key, so that trying again makes no second lead', async (_, api, expected) => {
  const { status, result } = await unsent(api, filled())
  expect(status).toBe(expected)
  expect(result.outcome).toEqual({ kind: 'failed' })
  expect(result.idempotencyKey).toBe('key-of-this-visit')
  expect(result.values).toMatchObject(answers)
})
