import { data } from 'react-router'

export { NotFound as Component } from '../../components/not-found'

/** An unknown address is answered with 404, for GET and POST alike. */
const absent = () => data(null, { status: 404 })

export const loader = () => absent

export const action = () => absent
