import { data } from 'react-router'

export { NotFound as Component } from '../../components/not-found'

/** An unknown address is answered with 404, for GET and POST alike. */
export const loader = () => data(null, { status: 404 })

export const action = () => data(null, { status: 404 })
