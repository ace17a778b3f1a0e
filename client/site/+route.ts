/** Tells Vike that this folder is a page of its own, so that it gets a bundle of its own; React Router owns the URLs inside. */
export default '/*'
