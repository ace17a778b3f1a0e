/** Makes this folder a Vike page, so that it gets its own bundle; React Router owns the URLs inside. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === '/admin' || urlPathname.startsWith('/admin/')
