import { useLocation, useNavigation } from 'react-router-dom'

/** While a page of the blog is on its way: said only where it takes long enough to be noticed. */
export function LoadingArticles() {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  if (next === undefined || next === pathname || !/^\/blog(\/|$)/.test(next)) return null
  return (
    <p
      role="status"
      className="late fixed inset-x-0 top-20 z-30 mx-auto w-fit rounded-full bg-band px-5 py-2.5 font-medium text-on-band shadow-lg"
    >
      Loading articles...
    </p>
  )
}
