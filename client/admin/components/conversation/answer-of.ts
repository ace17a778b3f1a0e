import type { NewAnswer } from '../../../../shared/admin/conversation'

export const answerOf = ({ subject, text, author, version }: Record<string, string>): NewAnswer => ({
  ...{ subject: subject ?? '', text: text ?? '', author: author ?? '' },
  version: version ? Number(version) : Number.NaN,
})
