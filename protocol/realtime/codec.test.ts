import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audioKinds, decodeAudio, encodeAudio } from './audio.ts'
import { decodeServerFrame, decodeClientFrame, encode } from './codec.ts'
import { closeCodes, mayReconnect } from './close-codes.ts'
import { isDurable } from './server-frames.ts'
import { serverFrames, clientFrames } from './testing/arbitraries.ts'

const id = '0b0f3c1e-58c5-4f43-9d1c-3f5a0e9f7a10'

describe('text frames', () => {
  it('[C1] every command survives encoding and decoding', () => {
    fc.assert(
      fc.property(clientFrames, (frame) => {
        expect(decodeClientFrame(encode(frame))).toEqual({ ok: true, frame })
      }),
    )
  })

  it('[C1] every server frame survives encoding and decoding', () => {
    fc.assert(
      fc.property(serverFrames, (frame) => {
        expect(decodeServerFrame(encode(frame))).toEqual({ ok: true, frame })
      }),
    )
  })

  it('[C2] no text makes the decoder throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        const decoded = decodeClientFrame(raw)
        if (!decoded.ok) expect(decoded.error.message).not.toBe('')
      }),
    )
  })

  it.each([
    ['{"type":', 'malformed_json', null],
    ['[]', 'unknown_frame', null],
    ['{"type":"no.such.frame"}', 'unknown_frame', null],
    [`{"type":"input_text.submit","client_msg_id":"${id}"}`, 'invalid_input', id],
    [`{"type":"input_text.submit","client_msg_id":"${id}","text":7}`, 'invalid_input', id],
    [`{"type":"input_text.submit","client_msg_id":"${id}","text":"   "}`, 'invalid_input', id],
    [`{"type":"input_text.submit","client_msg_id":"${id}","text":"x","score":100}`, 'unknown_field', id],
    [`{"type":"input_text.submit","client_msg_id":"not an id","text":"x"}`, 'invalid_input', null],
    [`"${'x'.repeat(70_000)}"`, 'frame_too_large', null],
  ])('[C3] %.60s is refused as %s', (raw, code, clientMsgId) => {
    expect(decodeClientFrame(raw)).toMatchObject({ ok: false, error: { code, clientMsgId } })
  })

  it('[B4] an unknown server field is ignored, so that an older page keeps working', () => {
    const decoded = decodeServerFrame(
      `{"type":"pong","t":1,"server_time":"2026-11-20T10:00:00.000Z","more":1}`,
    )
    expect(decoded).toEqual({
      ok: true,
      frame: { type: 'pong', t: 1, server_time: '2026-11-20T10:00:00.000Z' },
    })
  })

  it('[P1] exactly the durable frames carry a seq', () => {
    fc.assert(
      fc.property(serverFrames, (frame) => {
        expect(isDurable(frame)).toBe('seq' in frame && frame.type !== 'ack')
      }),
    )
  })
})

describe('binary frames', () => {
  const u32 = fc.integer({ min: 0, max: 0xffff_ffff })
  const frames = fc.record({
    kind: fc.constantFrom(...(Object.keys(audioKinds) as (keyof typeof audioKinds)[])),
    first: fc.boolean(),
    last: fc.boolean(),
    ordinal: u32,
    chunk: u32,
    startSample: u32,
    payload: fc.uint8Array({ maxLength: 64 }),
  })

  it('[C5] an audio frame survives encoding and decoding', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        expect(decodeAudio(encodeAudio(frame))).toEqual(frame)
      }),
    )
  })

  it('[C5] anything but an audio frame decodes to null, and nothing throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const frame = decodeAudio(bytes)
        if (bytes.byteLength < 16 || bytes[0] !== 1) expect(frame).toBeNull()
      }),
    )
  })

  it('[C5] a codec or a version that is not known is null', () => {
    const bytes = encodeAudio({
      kind: 'voiceOut',
      first: true,
      last: true,
      ordinal: 1,
      chunk: 0,
      startSample: 0,
      payload: new Uint8Array(2),
    })
    for (const [at, value] of [
      [0, 2],
      [1, 9],
      [3, 2],
      [3, 3],
    ] as const)
      expect(decodeAudio(Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte)))).toBeNull()
    expect(decodeAudio(bytes)).not.toBeNull()
  })

  it('[C5] a number beyond 32 bits is refused', () => {
    const frame = {
      kind: 'voiceOut',
      first: true,
      last: false,
      chunk: 0,
      startSample: 0,
    } as const
    expect(() => encodeAudio({ ...frame, ordinal: 2 ** 32, payload: new Uint8Array() })).toThrow(RangeError)
  })
})

describe('close codes', () => {
  it('[P12] 4000 to 4499 reconnect, 4500 to 4999 never', () => {
    for (const code of Object.values(closeCodes))
      expect(mayReconnect(code)).toBe(!(code >= 4500 && code <= 4999))
    expect([1006, 1011, 1012, 4000, 4499].every(mayReconnect)).toBe(true)
    expect([4500, 4999, 1008, 1009].some(mayReconnect)).toBe(false)
  })
})
