/** 32 random hexadecimal digits. Unlike `crypto.randomUUID`, it also works on a site without https. */
export const newTabName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
