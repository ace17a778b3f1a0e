import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { NearName } from '../../site/search/near-name'

/** A link to the search with the name of a vendor that the visitor may have misspelled. */
export function DidYouMean({ name, search }: NearName) {
  return (
    <p className="mt-4">
      {'Did you mean '}
      <Link to={`/blog${listQuery({ search, page: 1 })}`} data-enhance="choose" className="link font-semibold">
        {name}
      </Link>
      ?
    </p>
  )
}
