import type { ReactNode } from 'react'

/** The teams as options of a select; none until they are loaded. */
export function TeamOptions(props: {
  teams: readonly { id: string; name: string }[] | undefined
}): ReactNode {
  return props.teams?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
