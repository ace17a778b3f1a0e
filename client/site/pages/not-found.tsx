import { data } from 'react-router-dom'

export { NotFound as Component } from '../../components/not-found'

/** An unknown address is answered with the status that says so. */
export const loader = () => () => data(null, { status: 404 })

export const action = loader
