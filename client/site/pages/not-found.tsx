import { data } from 'react-router'

export { NotFound as Component } from '../../components/not-found'

/** An unknown address is answered with the status that says so, whether it is asked for or posted to. */
const absent = () => data(null, { status: 404 })

export const loader = () => absent

export const action = () => absent
