import { Consent, Levels, Prescribing, Programs } from './care'
import { Clinic, Desk, Ledger, Pipeline, Record } from './office'

interface DrawingProps {
  className?: string
}

const drawings = {
  record: Record,
  ledger: Ledger,
  pipeline: Pipeline,
  programs: Programs,
  prescribing: Prescribing,
  clinic: Clinic,
  levels: Levels,
  consent: Consent,
  desk: Desk,
}

export type DrawingName = keyof typeof drawings

/** A guide's drawing, by the name in its front matter. */
export function GuideDrawing({ name, className }: DrawingProps & { name: DrawingName }) {
  const Drawing = drawings[name]
  return <Drawing className={className} />
}
