/** Called with a sentence about something that was changed in a text. */
export type Note = (change: string) => void
