/** How well a computer plays, from the weakest to the strongest. */
export const STRENGTHS = ['beginner', 'average', 'good', 'perfect'] as const
export type Strength = (typeof STRENGTHS)[number]

/** Whether a computer of that strength can play here: a newer release may know others. */
export const isStrength = (text: string | null): text is Strength =>
  STRENGTHS.some((strength) => strength === text)
