/** A mean moves by so much from chance. */
export const steadyPoints = 2
