import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PictureChoice } from '../../../../shared/admin/pictures'
import type { PostChoices } from '../../../../shared/admin/post-choices'
import type { PostDraft } from '../../../../shared/admin/post-drafts'
import type { AdminPost } from '../../../../shared/admin/posts'
import type { FormField } from '../../../../shared/forms/field'
import { counted } from '../../../../shared/words'
import { Button } from '../../../components/button'
import { Field } from '../../../components/field'
import type { AdminResult } from '../../admin-action'
import { lineFields } from '../line-fields'
import { Section } from '../submissions/section'
import { Autosave } from './autosave'
import type { ConflictProps } from './difference'
import { FeaturedField } from './featured-field'
import { authorField, headFields, pictureFields, reviewFields, seoFields } from './fields'
import { valuesOf } from './form-values'
import { PublishAnyway, ToldProblems } from './publish-anyway'
import { CategoryBoxes, TagField } from './tag-field'
import { TextField } from './text-field'
import { useUnsavedWarning } from './unsaved'

interface PostFormProps {
  post: AdminPost
  refused: AdminResult<ConflictProps> | undefined
  linkProblems: readonly string[]
  pictures: readonly PictureChoice[]
  choices: PostChoices
  draft: PostDraft | null
  isContinued: boolean
}

export function PostForm({ post, refused, linkProblems, pictures, choices, draft, isContinued }: PostFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const current = refused?.current
  const continued = draft && isContinued ? draft : undefined
  const revision = current?.theirs.revision ?? continued?.revision ?? post.revision
  const values = current ? valuesOf(current.mine) : (refused?.values ?? continued?.values ?? valuesOf(post))
  const isChanged = useUnsavedWarning(form, revision, refused !== undefined || continued !== undefined)
  const errorOf = (name: string) =>
    refused?.problem.errors?.find(({ field }) => field === name || field.startsWith(`${name}.`))?.message
  const fields = (list: readonly FormField[]) => (
    <div className="form-grid">
      {list.map((field) => (
        <Field key={field.name} field={field} value={values[field.name]} error={errorOf(field.name)} />
      ))}
    </div>
  )
  return (
    <Form
      {...lineFields}
      ref={form}
      id="article"
      method="post"
      key={`${revision} ${isContinued}`}
      className="read-too article-form"
    >
      <input type="hidden" name="revision" value={revision} readOnly />
      <ToldProblems problems={linkProblems} />
      <Section id="text" title="Article">
        <div className="no-print mb-6">{fields(headFields)}</div>
        <TextField value={values.content ?? ''} error={errorOf('content')} pictures={pictures} id={post.id} />
      </Section>
      <div className="no-print article-settings">
        <div className="grid gap-6">
          <Section id="filing" title="Categories and tags">
            <div className="grid gap-6">
              <CategoryBoxes listed={post.categories} values={values} error={errorOf('categories')} />
              <TagField values={values} choices={choices} error={errorOf('tags')} />
            </div>
          </Section>
          <Section id="seo" title="Search engines">
            {fields(seoFields)}
          </Section>
        </div>
        <div className="grid gap-6">
          <Section id="picture" title="Picture and author">
            <div className="mb-6">
              <FeaturedField
                value={values.featured_image_url ?? ''}
                error={errorOf('featured_image_url')}
                pictures={pictures}
              />
            </div>
            {fields([...pictureFields, authorField(choices, values.author ?? '')])}
          </Section>
          <Section id="review" title="Review">
            {fields(reviewFields(choices, values.reviewed_by ?? ''))}
          </Section>
        </div>
      </div>
      <SaveBar
        post={post}
        linkProblems={linkProblems}
        isChanged={isChanged}
        isRefused={refused?.problem.errors?.some(({ field }) => field === 'links')}
      >
        <Autosave
          id={post.id}
          revision={revision}
          continued={continued}
          isChanged={isChanged}
          isWaiting={draft !== null && !isContinued && !refused}
        />
      </SaveBar>
    </Form>
  )
}

interface SaveBarProps extends Pick<PostFormProps, 'post' | 'linkProblems'> {
  isRefused?: boolean
  isChanged: boolean
  children: ReactNode
}

function SaveBar({ post, linkProblems, isRefused = false, isChanged, children }: SaveBarProps) {
  const sending = useNavigation().state === 'submitting'
  const isDraft = post.status === 'draft'
  const problems = linkProblems.length + post.draft_reasons.length
  return (
    <div className="save-bar" data-changed={isChanged ? '' : undefined}>
      <Button type="submit" name="intent" value="save" look={isDraft ? 'secondary' : 'primary'} disabled={sending}>
        {isDraft ? 'Save draft' : isRefused ? 'Save anyway' : 'Save'}
      </Button>
      {isDraft && problems === 0 && (
        <Button type="submit" name="intent" value="publish" disabled={sending}>
          Save and publish
        </Button>
      )}
      {isDraft && problems > 0 && (
        <PublishAnyway label="Save and publish anyway" problems={problems}>
          <Button type="submit" name="intent" value="publish" disabled={sending}>
            {`Publish with ${counted(problems, 'problem')}`}
          </Button>
        </PublishAnyway>
      )}
      {children}
    </div>
  )
}
