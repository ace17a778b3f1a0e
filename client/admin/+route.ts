/** A function, because the string `/admin/*` would not win `/admin` over the site's `/*`. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === '/admin' || urlPathname.startsWith('/admin/') ? { precedence: 1 } : false
