import { type EditorMode, editorModes } from './open-text'

interface ModesProps {
  mode: EditorMode
  onChoose: (mode: EditorMode) => void
}

/** Which way the text is edited. */
export function Modes({ mode, onChoose }: ModesProps) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Edit as</legend>
      {editorModes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === mode}
          onClick={() => onChoose(value)}
          className="min-h-11 rounded-lg border border-line px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-strong"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
