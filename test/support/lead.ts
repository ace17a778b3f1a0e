import { randomUUID } from 'node:crypto'
import request from 'supertest'
import type { Lead } from '../../shared/leads/schema'
import type { TestApp } from './app'

/** The answers of one plausible visitor; pass those that matter to the test. */
export function leadOf(answers: Partial<Record<keyof Lead, unknown>> = {}) {
  return {
    firstName: 'Ana',
    lastName: 'Ruiz',
    workEmail: 'ana@northside.example',
    phoneNumber: '+1 555 0100',
    organizationName: 'Northside Counseling',
    industry: 'mental-health',
    organizationWebsite: 'https://northside.example',
    currentEmr: 'other',
    numberOfProviders: '2-10',
    estimatedMonthlyBudget: '$50-100 per provider',
    yourRole: 'owner',
    organizationDescription: 'Outpatient group practice, mostly telehealth.',
    linkedinProfile: '',
    ...answers,
  }
}

/** The same for a message and for a report of a wrong value. */
export const messageOf = (answers: object = {}) => ({
  ...{ name: 'Ana Ruiz', email: 'ana@northside.example', subject: 'Prices', message: 'Per user?' },
  ...answers,
})
export const correctionOf = (answers: object = {}) => ({
  ...{ vendor: 'kareo', field: 'telehealth', message: 'It was dropped.' },
  ...{ source: 'https://vendor.example/news', email: 'eve@northside.example' },
  ...answers,
})

export const newKey = () => randomUUID()

/** Sends a lead as its form does, with other answers or signals than usual, and returns its id. */
export async function sendLead({ app }: Pick<TestApp, 'app'>, given: object = {}): Promise<string> {
  const lead = { ...leadOf(), ...given }
  return (await request(app).post('/api/leads').send(lead).expect(201)).body.id
}

/** The same for a message. */
export const sendMessage = async ({ app }: Pick<TestApp, 'app'>, given: object = {}): Promise<string> =>
  (await request(app).post('/api/contact-messages').send(messageOf(given)).expect(201)).body.id
