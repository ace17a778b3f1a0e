import { data } from 'react-router'

export { Missing as Component } from '../failure'

export const loader = () => data(null, { status: 404 })

export const action = () => data(null, { status: 404 })
