const steps = 5e7
/** What the steps take of a slow processor, in milliseconds of its own time; one of 2024 needs some 60. */
const slowMs = 150

/**
 * How many browser tests run at once on two cores: five, of which two mostly wait for speech that is played in real
 * time; three where the processor is slow, since there each of five would wait for the others until its time is up.
 */
export function testWorkers(): number {
  const from = process.cpuUsage()
  let value = 0
  for (let step = 0; step < steps; step++) value = (Math.imul(value, 31) + step) | 0
  const { user } = process.cpuUsage(from)
  // The value is used, or the calculation would be left out.
  return user / 1000 > slowMs || value === 0.5 ? 3 : 5
}
