import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { schema } from './schema'

const { nodes, marks } = schema

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

/** Markdown shortcuts at the start of a line: `## `, `- `, `1. `, `> `, and three backticks. */
const shorthands = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*1\.\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
})

/** In a table, Tab and Shift+Tab change cells. After Escape, or beyond the table, they leave the editor. */
function cellKeys(): Plugin {
  let isLeaving = false
  return new Plugin({
    props: {
      handleKeyDown({ state, dispatch }, { key, shiftKey, altKey, ctrlKey, metaKey }) {
        if (key === 'Shift') return false
        const stays = key === 'Tab' && !(isLeaving || altKey || ctrlKey || metaKey)
        isLeaving = key === 'Escape'
        return stays && goToNextCell(shiftKey ? -1 : 1)(state, dispatch)
      },
    },
  })
}

/** The editor's keyboard commands. Outside tables, Tab leaves it like any other field. */
export function plugins(askForLink: Command, goToToolbar: Command): Plugin[] {
  const own = {
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-k': askForLink,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': breakLine,
    'Mod-Enter': exitCode,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Alt-F10': goToToolbar,
    Enter: splitListItem(nodes.list_item),
  }
  return [shorthands, cellKeys(), keymap(own), keymap(baseKeymap), history(), gapCursor(), tableEditing()]
}
