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

export const newKey = () => randomUUID()

/** Sends a lead as its form does, with other answers or signals than usual, and returns its id. */
export async function sendLead({ app }: Pick<TestApp, 'app'>, given: object = {}): Promise<string> {
  const lead = { ...leadOf(), ...given }
  return (await request(app).post('/api/leads').send(lead).expect(201)).body.id
}
