/** The facts that a program often learns only after it has signed: asked of every system before that. */
export const askedKeys = [
  'clinical.emar',
  'clinical.bedBoard',
  'prescribing.epcs',
  'confidentiality.part2Consent',
  'clinical.asam',
  'leaving.exportScope',
] as const
