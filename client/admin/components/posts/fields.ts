import type { PostChoices } from '../../../../shared/admin/post-choices'
import { fieldLabels } from '../../../../shared/admin/post-difference'
import { type PostFields, postBounds } from '../../../../shared/admin/post-fields'
import type { FormField, Option } from '../../../../shared/forms/field'

type Name = Exclude<keyof PostFields, 'categories' | 'content'>

const field = (name: Name, hint: string, more: Partial<FormField<Name>> = {}): FormField<Name> => ({
  name,
  label: fieldLabels[name],
  control: 'line',
  required: false,
  autocomplete: 'off',
  hint,
  wide: true,
  ...more,
})

const most = (characters: number) => `At most ${characters} characters.`

export const headFields = [
  field('title', most(postBounds.title), { required: true }),
  field(
    'slug',
    'The last part of its address under /blog. Leave it empty to use the title. Former addresses redirect to the new one.',
  ),
  field('excerpt', `Shown in lists and search results. ${most(postBounds.excerpt)}`, { control: 'textarea' }),
]

export const tagsField = field('tags', `One per line, at most ${postBounds.tags}.`, { control: 'textarea' })

export const pictureFields = [field('featured_image_alt', 'What the picture shows, for readers who cannot see it.')]

/** The names to choose from, plus the stored one even if it can no longer be chosen. */
const namesOf = (authors: readonly string[], stored: string): Option[] =>
  [...new Set([...(stored ? [stored] : []), ...authors])].map((name) => ({ value: name, label: name }))

export const authorField = ({ authors }: PostChoices, stored: string) =>
  field('author', 'Someone on the team, or an editor named on the site.', {
    control: 'select',
    placeholder: 'The site itself',
    options: namesOf(authors, stored),
  })

export const reviewFields = ({ authors }: PostChoices, stored: string) => [
  field('reviewed_on', 'Readers see this date. Leave it empty to show no review.', { control: 'date' }),
  field('reviewed_by', 'Readers see this name.', {
    control: 'select',
    placeholder: 'No one named',
    options: namesOf(authors, stored),
  }),
  field(
    'review_by',
    'From this day on, the article is listed as due. For an article about a tracked rule, a new review sets this to 180 days later unless you choose another day.',
    { control: 'date' },
  ),
]

export const seoFields = [
  field('seo_title', `In place of the title. ${most(postBounds.seoTitle)}`),
  field('seo_description', `In place of the excerpt. ${most(postBounds.seoDescription)}`, { control: 'textarea' }),
]
