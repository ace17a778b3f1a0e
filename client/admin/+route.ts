/** Makes this folder a page of Vike's, so that it gets a bundle of its own; React Router owns the URLs inside. */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === '/admin' || urlPathname.startsWith('/admin/')
