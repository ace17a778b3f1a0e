/** The look of a notice. A form tells it to its script, which makes a notice of its own. */
export const noticeClass = (look: string) => `mb-6 flex gap-3 rounded-xl border p-4 ${look}`

export const failureLook = 'border-no bg-danger-soft'
