const words = (list: string) => list.split(' ')

/** The blocks of an article that directly contain lines of text. */
export const lineTags: ReadonlySet<string> = new Set(words('p h2 h3 h4 h5 h6 li td th caption blockquote'))

/** All of its blocks. */
export const blockTags: ReadonlySet<string> = new Set([
  ...lineTags,
  ...words('pre ul ol hr table thead tbody tfoot tr'),
])

/** The tags of an article; all others are removed. */
export const articleTags = [...blockTags, ...words('br strong em u code a img')]

/** What browsers show as a block (HTML Standard, 15.3), besides the blocks of an article. */
export const boxTags: ReadonlySet<string> = new Set(
  words(
    'address article aside body center dd details dialog dir div dl dt fieldset figcaption figure footer form header hgroup html legend listing main menu nav optgroup option search section summary',
  ),
)

/** Elements whose content is not prose: code, a control's choices, or a language other than HTML. */
export const nonTextTags = words(
  'script style title noscript template svg math select option datalist textarea iframe object embed applet audio video canvas xmp plaintext noembed noframes frameset',
)
