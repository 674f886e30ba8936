import { expect, it } from 'vitest'
import { isBluetoothMicrophone } from './bluetooth.ts'

it.each([
  'Headset (WH-1000XM4 Hands-Free AG Audio)',
  'Kopfhörer (2- Bose QuietComfort 35)',
  'AirPods Pro de Ana',
  'Ana’s AirPods Max (Bluetooth)',
  'Bluetooth headset',
  'JBL TUNE Handsfree',
  'Galaxy Buds2 Pro',
  'bluez_input.AC_12_2F_50_11_22',
  'WF-1000XM5',
])('[HEAD6] “%s” is a Bluetooth microphone', (label) => {
  expect(isBluetoothMicrophone(label)).toBe(true)
})

it.each([
  '',
  'MacBook Pro Microphone (Built-in)',
  'Internal Microphone',
  'Microphone (Jabra EVOLVE 20 MS) (0b0e:0300)',
  'Plantronics Blackwire 3220 Series',
  'Headset Microphone (Realtek(R) Audio)',
  'Blue Yeti Stereo Microphone',
  'Fake Audio Input 1',
])('[HEAD6] “%s” is none', (label) => {
  expect(isBluetoothMicrophone(label)).toBe(false)
})
