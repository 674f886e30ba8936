/**
 * Names that microphones of Bluetooth headsets have: "(Bluetooth)" as Chrome adds on macOS and Windows, the hands-free
 * profile as Windows and Linux name it, and common headsets that are wireless alone.
 */
const bluetoothNames =
  /\bbluetooth\b|\bbluez|\bhands[- ]?free\b|\bag audio\b|\bairpods?\b|buds(?:\d+|\b)|\bbeats\b|\bw[hf]-?\d{3,4}xm\d\b|\bquietcomfort\b/iu

/**
 * Whether a microphone is that of a Bluetooth headset. While it is in use the headset plays in the quality of a telephone
 * as well: classic Bluetooth carries sound in both directions only by its hands-free profile.
 */
export function isBluetoothMicrophone(label: string): boolean {
  return bluetoothNames.test(label)
}
