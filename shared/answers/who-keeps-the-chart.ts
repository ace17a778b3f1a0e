import type { Answer } from './answer'
import { rightOfAccess } from './shared-sources'

export const whoKeepsTheChart = {
  slug: 'who-keeps-the-chart',
  title: 'Who keeps the chart when a clinician leaves a group?',
  short:
    'Your contract decides first, then state law; usually the practice keeps the chart and its notes. In Florida, for example, the clinician owns the record unless the contract names the employer. Clients who follow you can ask for a copy, generally due within 30 days. Put access, copies, and client notice in writing before you leave.',
  alsoAsked: [
    'who owns the chart',
    'who owns the records',
    'leaving a group practice',
    'departing clinician',
    'owner says he owns the charts',
    'custodian of records',
  ],
  checked: '2026-11-29',
  rules: [],
  sources: [
    {
      name: 'Florida Statutes 456.057 (2024), Florida Legislature',
      kind: 'regulator',
      url: 'http://leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&Search_String=440.1025&URL=0400-0499%2F0456%2FSections%2F0456.057.html',
      dated: '2024',
      read: '2026-11-29',
    },
    {
      name: 'Texas Medical Board, on records when a physician leaves a practice',
      kind: 'regulator',
      url: 'https://tmb.state.tx.us/page/renewal-physician-medical-records',
      read: '2026-11-29',
    },
    rightOfAccess,
    {
      name: 'CPH Insurance, on who owns treatment records',
      kind: 'independent',
      url: 'https://www.cphins.com/treatment-records-ownership/',
      dated: '2005-09',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Can I take my notes along?', to: '/answers/can-i-take-my-notes-along' },
    { label: 'How long records are kept', to: '/rules#record-retention' },
  ],
} as const satisfies Answer
