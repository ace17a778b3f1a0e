import { data } from 'react-router'

export { Missing as Component } from '../failure'

const missing = () => data(null, { status: 404 })

export const loader = () => missing

export const action = () => missing
