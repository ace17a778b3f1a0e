/** For a pipeline that ends at a visitor: whoever asked went away in the middle of the answer. Anything else is thrown. */
export function ignoreAborted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
