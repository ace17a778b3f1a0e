import { fieldLabels } from '../../../../shared/admin/post-difference'
import { type PostFields, postBounds } from '../../../../shared/admin/posts'
import type { FormField } from '../../../../shared/forms/field'

type Name = Exclude<keyof PostFields, 'categories' | 'content'>

const field = (name: Name, hint: string, more: Partial<FormField<Name>> = {}): FormField<Name> => ({
  ...{ name, label: fieldLabels[name], control: 'text', required: false, autocomplete: 'off', hint, wide: true },
  ...more,
})

const most = (characters: number) => `At most ${characters} characters.`

/** What stands above the text. */
export const headFields = [
  field('title', most(postBounds.title), { required: true }),
  field(
    'slug',
    'The last part of its address under /blog. Left empty, it is made of the title. A former address leads to the new one.',
  ),
  field('excerpt', `What lists and search engines show. ${most(postBounds.excerpt)}`, { control: 'textarea' }),
]

export const tagsField = field('tags', `One per line, at most ${postBounds.tags}.`, { control: 'textarea' })

export const pictureFields = [
  field('featured_image_alt', 'What the picture shows, for readers who cannot see it.'),
  field('author', 'Left empty, nobody is named.'),
]

export const seoFields = [
  field('seo_title', `In place of the title. ${most(postBounds.seoTitle)}`),
  field('seo_description', `In place of the excerpt. ${most(postBounds.seoDescription)}`, { control: 'textarea' }),
]
