import { type EditorMode, editorModes } from './open-text'

interface ModesProps {
  mode: EditorMode
  onChoose: (mode: EditorMode) => void
  isPreviewed: boolean
  onPreview: (isShown: boolean) => void
}

const look =
  'min-h-11 rounded-lg border border-line px-3 text-sm aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-semibold aria-pressed:text-accent-strong'

/** Chooses the editing mode, and whether the preview is shown. */
export function Modes({ mode, onChoose, isPreviewed, onPreview }: ModesProps) {
  return (
    <fieldset className="contents flex-wrap gap-1 sm:flex">
      <legend className="sr-only">Edit as</legend>
      {editorModes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === mode}
          onClick={() => onChoose(value)}
          className={look}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isPreviewed}
        onClick={() => onPreview(!isPreviewed)}
        className={`${look} sm:ml-3`}
      >
        Live preview
      </button>
    </fieldset>
  )
}
