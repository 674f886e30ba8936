import { z } from 'zod'
import { marginOf, type Machine } from '#server/language/learned/machine.ts'
import { faultKinds, type FaultKind, type FaultWeights } from './kinds.ts'
import { bucketCount } from './seen.ts'

/** A machine for each kind of fault: what it adds up to is how grave people are likely to find it. */
export type FaultModel = { machines: Record<FaultKind, Machine>; fingerprint: string }

const head = z.object({
  fingerprint: z.string(),
  kinds: z.array(z.object({ kind: z.enum(faultKinds), bias: z.number(), step: z.number() })),
})

/** The bytes of a file of weights: a line of JSON, then the buckets of each kind in turn. */
export function toFaultsFile({ machines, fingerprint }: FaultModel): Uint8Array {
  const kinds = faultKinds.map((kind) => ({ kind, bias: machines[kind].bias, step: machines[kind].step }))
  const line = new TextEncoder().encode(`${JSON.stringify({ fingerprint, kinds })}\n`)
  const bytes = new Uint8Array(line.length + bucketCount * kinds.length)
  bytes.set(line)
  faultKinds.forEach((kind, at) => {
    bytes.set(Uint8Array.from(machines[kind].weights), line.length + at * bucketCount)
  })
  return bytes
}

/** Opens what `toFaultsFile` wrote. Throws where it is cut or of another kind. */
export function openFaults(bytes: Uint8Array): FaultModel {
  const end = bytes.indexOf(10)
  const { fingerprint, kinds } = head.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))))
  if (bytes.length !== end + 1 + kinds.length * bucketCount)
    throw new Error(
      'The weights of the line faults are cut or of another kind: run npm run train:line-faults',
    )
  const machineOf = (kind: FaultKind): Machine => {
    const at = kinds.findIndex((one) => one.kind === kind)
    const own = kinds[at]
    if (own === undefined) throw new Error(`Nothing was learned of ${kind}: run npm run train:line-faults`)
    const from = bytes.byteOffset + end + 1 + at * bucketCount
    return { bias: own.bias, step: own.step, weights: new Int8Array(bytes.buffer, from, bucketCount) }
  }
  return { fingerprint, machines: mapKinds(machineOf) }
}

/** Something for each kind of fault. */
export function mapKinds<T>(make: (kind: FaultKind) => T): Record<FaultKind, T> {
  return {
    pressing: make('pressing'),
    ignoring: make('ignoring'),
    cold: make('cold'),
    talking_down: make('talking_down'),
    vague: make('vague'),
    rambling: make('rambling'),
    careless: make('careless'),
    missing: make('missing'),
  }
}

/** How grave each fault of a line is likely to be found, by what is seen of it; may lie a little below 0. */
export function faultsBy({ machines }: FaultModel, seen: Int32Array): FaultWeights {
  return mapKinds((kind) => marginOf(machines[kind], seen))
}
